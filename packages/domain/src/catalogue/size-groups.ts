import { parseSize } from '../fasteners/sizes.ts';
import type { CountGroup } from './counter.ts';
import type { SizeValue } from './filter-types.ts';
import type { StockList } from './stock-list.ts';

/** A size column as one filter group: different spellings of the same size count as one value (FILT-03). */
export interface SizeGroup {
  readonly group: CountGroup;
  readonly values: readonly Omit<SizeValue, 'count'>[];
  /** Values that have a count or are chosen, in ascending order. */
  valuesWith(counts: Int32Array | undefined, chosen: readonly number[] | null | undefined): readonly SizeValue[];
}

/** Sizes or lengths of a stock list in ascending millimetres, with the notations in use (FILT-03). */
export function sizeGroup(list: StockList, name: 'size' | 'length'): SizeGroup {
  const labels = new Map<number, string[]>();
  // A supplier's own threads, such as `Tr20x4`, have the diameter that its feed gives.
  const own = new Map(
    (name === 'size' ? (list.knowledge?.threads ?? []) : []).flatMap(({ thread, names, diameter }) =>
      [thread, ...names].map((text) => [text.toLowerCase(), diameter] as const),
    ),
  );
  const sizes = list.dictionaries[name].map((text) => {
    const mm = own.get(text.toLowerCase()) ?? parseSize(text)?.mm ?? null;
    if (mm === null) return null;
    const present = labels.get(mm);
    if (present) present.push(text);
    else labels.set(mm, [text]);
    return mm;
  });
  const values = [...labels]
    .sort(([a], [b]) => a - b)
    .map(([mm, written]) => ({ value: String(mm), mm, labels: written.sort() }));
  const idOf = new Map(values.map(({ mm }, id) => [mm, id]));
  // Texts that are not sizes, such as `300 ml`, have no value.
  const ids = sizes.map((mm) => (mm === null ? values.length : (idOf.get(mm) ?? values.length)));
  const from = list.columns[name];
  const column = new Int32Array(list.count);
  for (let row = 0; row < list.count; row += 1) column[row] = ids[from[row] ?? 0] ?? values.length;
  return {
    group: { size: values.length, column },
    values,
    valuesWith(counts, chosen) {
      return values.flatMap((value, id) => {
        const count = counts?.[id] ?? 0;
        return count > 0 || chosen?.includes(id) ? [{ ...value, count }] : [];
      });
    },
  };
}
