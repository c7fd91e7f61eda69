import type { Layout } from '../mapping/index.ts';
import { valueMessages } from '../messages/values.ts';
import type { Column, Feed, FeedRecord, Value } from '../records/index.ts';
import { type Fault, isFault, plainFormats, readValue } from '../values/index.ts';

/** The record of a row, or the problems with its values. */
export interface ReadRecord {
  readonly record: FeedRecord;
  readonly faults: readonly (Fault & { readonly column: string; readonly value: string | null })[];
}

const anyNumber = { kind: 'decimal', decimals: 9, least: -1e15, most: 1e15 } as const;

/** Multiplies a number, such as to change its unit; rounds to the column's decimals. */
function multiplied(column: Column, text: string, factor: number, layout: Layout): Value | Fault {
  const number = readValue(anyNumber, text, layout.formats);
  if (isFault(number)) return number;
  const decimals = column.type.kind === 'decimal' ? column.type.decimals : 0;
  return readValue(column.type, (Number(number) * factor).toFixed(decimals), plainFormats);
}

function readCell(name: string, column: Column, given: string, layout: Layout): Value | Fault {
  const trimmed = given.trim();
  const mapped = layout.values[name]?.[trimmed];
  const text = mapped ?? trimmed;
  if (text === '') {
    if (!column.required) return column.otherwise ?? null;
    return valueMessages.empty;
  }
  const factor = layout.multiply[name];
  if (factor !== undefined && mapped === undefined) return multiplied(column, text, factor, layout);
  return readValue(column.type, text, mapped === undefined ? layout.formats : plainFormats);
}

/** Whether the mapping leaves a row out because of one of its values. */
export const isLeftOut = ({ leaveOut }: Layout, cellOf: (column: string) => string | undefined): boolean =>
  Object.entries(leaveOut).some(([column, values]) => {
    const text = cellOf(column);
    return text !== undefined && values.includes(text.trim());
  });

/** Reads the record of a row. `cellOf` returns the text of a column, or undefined if the file has no such column. */
export function readRecord(feed: Feed, layout: Layout, cellOf: (column: string) => string | undefined): ReadRecord {
  const record: Record<string, Value> = {};
  const faults: ReadRecord['faults'][number][] = [];
  for (const [name, column] of Object.entries(feed.columns)) {
    const constant = layout.constants[name];
    const text = cellOf(name);
    const read =
      text === undefined && constant !== undefined
        ? readValue(column.type, constant, plainFormats)
        : readCell(name, column, text ?? '', layout);
    if (isFault(read)) faults.push({ ...read, column: name, value: text === '' ? null : (text ?? constant ?? null) });
    else record[name] = read;
  }
  return { record, faults };
}
