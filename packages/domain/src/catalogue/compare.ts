import { compareMessages as messages } from '../messages/compare.ts';
import type { ProductInformation } from './product.ts';

/** The largest number of parts in one comparison (PART-11). */
export const mostCompared = 8;

export interface ComparedRow {
  /** Heading that the row belongs to. */
  readonly group: (typeof messages.groups)[keyof typeof messages.groups];
  readonly label: string;
  /** One value per part, in the order of the parts; empty where a part has none. */
  readonly values: readonly string[];
  /** All parts have the same value; such rows are collapsed. */
  readonly same: boolean;
}

export interface Comparison {
  readonly stock_codes: readonly string[];
  readonly rows: readonly ComparedRow[];
}

type Labelled = Omit<ComparedRow, 'values' | 'same'>;
interface Said extends Labelled {
  readonly value: string;
}

function saidOf({ facts, details, dimensions, packaging }: ProductInformation): Said[] {
  const fact = (label: string, value: string): Said => ({ group: messages.groups.facts, label, value });
  const said: Said[] = facts
    ? [
        fact(messages.facts.description, facts.description),
        fact(messages.facts.category, facts.product_category),
        fact(messages.facts.type, facts.product_type),
        fact(messages.facts.size, facts.size),
        fact(messages.facts.length, facts.length),
        fact(messages.facts.thread, facts.thread),
        fact(messages.facts.soldIn, messages.soldInFrom(facts.sell_quantity_increment, facts.sell_quantity_minimum)),
      ]
    : [];
  return [
    ...said,
    ...details.map(({ label, value }): Said => ({ group: messages.groups.details, label, value })),
    ...dimensions.map(
      ({ symbol, label, value }): Said => ({
        group: messages.groups.dimensions,
        label: messages.dimension(label, symbol),
        value,
      }),
    ),
    ...packaging.map(
      ({ pack_code, quantity, weight_kg }): Said => ({
        group: messages.groups.packaging,
        label: pack_code,
        value: messages.pack(quantity, weight_kg),
      }),
    ),
  ];
}

/**
 * Compares parts side by side (PART-11): one row for each property that any part has, in order of first appearance. Takes at most eight
 * parts and leaves out unknown ones.
 */
export function compareParts(parts: readonly ProductInformation[]): Comparison {
  const compared = parts.filter((part) => part.facts !== null).slice(0, mostCompared);
  const said = compared.map((part) => new Map(saidOf(part).map((row) => [`${row.group}\n${row.label}`, row])));
  const labels = new Map<string, Labelled>();
  for (const rows of said) for (const [key, { group, label }] of rows) labels.set(key, { group, label });
  const order = Object.values(messages.groups);
  const rows = [...labels].map(([key, labelled]): ComparedRow => {
    const values = said.map((of) => of.get(key)?.value ?? '');
    return { ...labelled, values, same: values.every((value) => value === values[0]) };
  });
  rows.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  return { stock_codes: compared.map((part) => part.stock_code), rows };
}

const maxCodeLength = 40;

/** Returns the shareable address of a comparison (PART-11). Each code is one path segment, so it may contain any character. */
export function compareAddress(codes: readonly string[]): string {
  return ['/compare', ...codes.map(encodeURIComponent)].join('/');
}

/** Returns the codes in the rest of a comparison's address: in capitals, without duplicates, at most eight. */
export function codesOfAddress(rest: string): readonly string[] {
  const codes = rest.split('/').flatMap((piece) => {
    try {
      return decodeURIComponent(piece).trim().toUpperCase().slice(0, maxCodeLength);
    } catch {
      // Invalid percent-encoding: skip it.
      return [];
    }
  });
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, mostCompared);
}
