import type { ProductInformation } from './product.ts';

/** The largest number of parts in one comparison (PART-11). */
export const mostCompared = 8;

export interface ComparedRow {
  /** Heading that the row belongs to. */
  readonly group: 'Facts' | 'Details' | 'Dimensions' | 'Packaging';
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
  const fact = (label: string, value: string): Said => ({ group: 'Facts', label, value });
  const said: Said[] = facts
    ? [
        fact('Description', facts.description),
        fact('Category', facts.product_category),
        fact('Product type', facts.product_type),
        fact('Size', facts.size),
        fact('Length', facts.length),
        fact('Thread', facts.thread),
        fact('Sold in', `${facts.sell_quantity_increment}, from ${facts.sell_quantity_minimum}`),
      ]
    : [];
  return [
    ...said,
    ...details.map(({ label, value }): Said => ({ group: 'Details', label, value })),
    ...dimensions.map(
      ({ symbol, label, value }): Said => ({ group: 'Dimensions', label: `${label} (${symbol})`, value }),
    ),
    ...packaging.map(
      ({ pack_code, quantity, weight_kg }): Said => ({
        group: 'Packaging',
        label: pack_code,
        value: `${quantity}, ${weight_kg} kg`,
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
  const order = ['Facts', 'Details', 'Dimensions', 'Packaging'];
  const rows = [...labels].map(([key, labelled]): ComparedRow => {
    const values = said.map((of) => of.get(key)?.value ?? '');
    return { ...labelled, values, same: values.every((value) => value === values[0]) };
  });
  rows.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  return { stock_codes: compared.map((part) => part.stock_code), rows };
}
