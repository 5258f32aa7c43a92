"""Lessons: tasks on a small board or with a prepared hand, judged by the rules. Data files, one a lesson.

>>> from behemoth.lessons import find_task, judge
>>> task = find_task("steps", 1)
>>> judge(task, task.solution).word
'done'
"""

from behemoth.lessons.faults import lesson_faults
from behemoth.lessons.files import UnknownLesson, find_task, lesson_texts, lessons, read_lesson
from behemoth.lessons.judging import judge
from behemoth.lessons.lesson import Cards, Goal, Lesson, Task, TaskStep, Try
from behemoth.lessons.starts import NAMES, start_of

__all__ = [
    "NAMES",
    "Cards",
    "Goal",
    "Lesson",
    "Task",
    "TaskStep",
    "Try",
    "UnknownLesson",
    "find_task",
    "judge",
    "lesson_faults",
    "lesson_texts",
    "lessons",
    "read_lesson",
    "start_of",
]
