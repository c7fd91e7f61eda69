import pg from 'pg';
import { arrayElements, scalarParsers } from './parsers.ts';
import type { ReadValue } from './wire-rows.ts';

/** The driver exports an object with `create`, contrary to its types. */
const arrays = pg.types.arrayParser as unknown as {
  create(text: string, element: (text: string) => unknown): { parse(): unknown[] };
};
const readArray = (text: string, element: (text: string) => unknown) => arrays.create(text, element).parse();

/** The parser for text values of a type, the same for both kinds of database. */
export function readerOf(type: number): ReadValue {
  const scalar = scalarParsers[type];
  if (scalar) return scalar;
  const element = scalarParsers[arrayElements[type] ?? -1];
  if (element) return (text: string) => readArray(text, element);
  return pg.types.getTypeParser(type, 'text');
}
