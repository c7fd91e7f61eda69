import type { ColumnType, EntryForm } from './types.ts';

export const code = (longest: number, letters: 'upper' | 'lower' = 'upper'): ColumnType => ({
  kind: 'code',
  longest,
  letters,
});
export const text = (longest: number): ColumnType => ({ kind: 'text', longest });
export const integer = (least: number, most = 100_000_000): ColumnType => ({ kind: 'integer', least, most });
export const decimal = (decimals: number, most: number, least = 0): ColumnType => ({
  kind: 'decimal',
  decimals,
  least,
  most,
});
export const choice = (...values: readonly string[]): ColumnType => ({ kind: 'choice', values });
export const list = (longest: number, entries?: EntryForm): ColumnType => ({
  kind: 'list',
  longest,
  ...(entries === undefined ? {} : { entries }),
});
export const boolean: ColumnType = { kind: 'boolean' };
export const date: ColumnType = { kind: 'date' };
export const time: ColumnType = { kind: 'time' };
export const link = (longest: number): ColumnType => ({ kind: 'link', longest });
export const email: ColumnType = { kind: 'email' };
/** AUD, in the range of the portal's price tables. */
export const money: ColumnType = decimal(2, 9_999_999_999.99);
