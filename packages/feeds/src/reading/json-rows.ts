import { readingMessages } from '../messages/reading.ts';
import type { Fault } from '../values/index.ts';

/** A JSON object from a file with one object per line, or the reason why a line is not one. */
export type JsonRow =
  | { readonly line: number; readonly values: Readonly<Record<string, string>> }
  | { readonly line: number; readonly fault: Fault };

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

function readLine(text: string, line: number): JsonRow {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { line, fault: readingMessages.json.notAnObject };
    return { line, values: Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textOf(each)])) };
  } catch {
    return { line, fault: readingMessages.json.invalid };
  }
}

/** Yields the objects of an NDJSON stream. */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  let line = 0;
  let open = '';
  for await (const piece of text) {
    const lines = (open + piece.replace(/^\uFEFF/, '')).split('\n');
    open = lines.pop() ?? '';
    for (const each of lines) {
      line += 1;
      if (each.trim() !== '') yield readLine(each, line);
    }
  }
  if (open.trim() !== '') yield readLine(open, line + 1);
}
