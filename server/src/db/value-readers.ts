import pg from 'pg';
import { arrayElements, scalarParsers } from './parsers.ts';
import type { ReadValue } from './wire-rows.ts';

/** What the driver exports is an object with `create`, whatever its types say. */
const arrays = pg.types.arrayParser as unknown as {
  create(text: string, element: (text: string) => unknown): { parse(): unknown[] };
};
const readArray = (text: string, element: (text: string) => unknown) => arrays.create(text, element).parse();

/** How a value of a type is read from the store's text: the same for both kinds of store. */
export function readerOf(type: number): ReadValue {
  const scalar = scalarParsers[type];
  if (scalar) return scalar;
  const element = scalarParsers[arrayElements[type] ?? -1];
  if (element) return (text: string) => readArray(text, element);
  return pg.types.getTypeParser(type, 'text');
}
