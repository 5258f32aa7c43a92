import { expect, it } from 'vitest';
import { read } from '../src/lib/router.svelte';

it.each([
  ['/', 'home', ''],
  ['/new?game=tank-chess&with=bot', 'new', ''],
  ['/m/abc123', 'table', 'abc123'],
  ['/m/abc123/', 'table', 'abc123'],
  ['/watch/abc', 'watch', 'abc'],
  ['/replay', 'replay', ''],
  ['/replay/abc?move=4', 'replay', 'abc'],
  ['/learn', 'learn', ''],
  ['/learn/tank-chess', 'rules', 'tank-chess'],
  ['/learn/steps', 'lesson', 'steps'],
  ['/learn/steps/2', 'lesson', 'steps'],
  ['/learn/steps/two', 'lost', '/learn/steps/two'],
  ['/puzzles', 'puzzles', ''],
  ['/puzzles/basic-16-0042?about=leave', 'puzzle', 'basic-16-0042'],
  ['/rules', 'rules', ''],
  ['/rules/monster-combat', 'rules', 'monster-combat'],
  ['/settings', 'settings', ''],
  ['/m/', 'lost', '/m/'],
  ['/m/a/b', 'lost', '/m/a/b'],
  ['/wp-admin', 'lost', '/wp-admin'],
])('%s is %s', (address, page, name) => {
  expect(read(address)).toMatchObject({ page, name });
});

it('knows the task of a lesson', () => {
  expect(read('/learn/steps/2').part).toBe('2');
  expect(read('/learn/steps').part).toBe('');
});

it('keeps the secret of an invitation apart from the path', () => {
  expect(read('/join/abc#s3cret-_x')).toMatchObject({ page: 'join', name: 'abc', fragment: 's3cret-_x' });
});

it('reads the query', () => {
  expect(read('/new?game=tank-chess&with=here').query).toEqual({ game: 'tank-chess', with: 'here' });
});
