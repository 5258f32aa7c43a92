// What travels between this page and the table. The types are made from the Python structs by scripts/web_types.py; here
// stand only the names that those leave open.

export * from './generated/table';
export type { CombatEvent, GameEvent, TableEvent, TankEvent } from './generated/events';

export type Seat = number;
/** The code of a language: `de`. */
export type Language = string;

/** A struct whose fields are known more narrowly than Python says; a field it does not have is a mistake. */
export type With<T, N extends { [K in keyof N]: K extends keyof T ? unknown : never }> = Omit<T, keyof N> & N;
