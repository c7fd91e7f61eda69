/** A group of values for filtering: at most one value per row (`column`), or any number (`starts`, `values`). */
export type CountGroup =
  | {
      readonly size: number;
      /** The value of each row; `size` if it has none. */
      readonly column: Uint8Array | Uint16Array | Int32Array | Float64Array;
    }
  | {
      readonly size: number;
      readonly column: null;
      /** The values of row i are `values[starts[i]..starts[i + 1]]`. */
      readonly starts: Int32Array;
      readonly values: Int32Array;
    };

export interface CountQuery {
  /** Chosen values by group. Null means no filter; an empty list matches no row. */
  readonly chosen: readonly (readonly number[] | null)[];
  /** Restricts the result to these rows, such as search results. The array is compared by identity: pass a new one for other rows. */
  readonly only?: Int32Array | null;
}

export interface Counted {
  readonly total: number;
  /** By group and value: the number of rows left if this value were chosen as well. */
  readonly counts: readonly Int32Array[];
  /** Matching rows, ascending. Overwritten by the next call. */
  readonly rows: Int32Array;
}

const maxGroups = 30;

function keyOf(chosen: readonly number[] | null): string {
  return chosen === null ? '' : `=${chosen.join()}`;
}

/** Counts the values of some rows into `counts`, which has one extra slot for rows without a value. */
function countValues(group: CountGroup, rows: Int32Array, many: number, counts: Int32Array): void {
  if (group.column !== null) {
    const { column } = group;
    for (let i = 0; i < many; i += 1) {
      const value = column[rows[i] ?? 0] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return;
  }
  const { starts, values } = group;
  for (let i = 0; i < many; i += 1) {
    const row = rows[i] ?? 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}

/** Sets or clears a group's bit in each row's mask of groups it fails. */
function markMisses(group: CountGroup, bit: number, chosen: readonly number[] | null, misses: Int32Array): void {
  const keep = ~bit;
  if (chosen === null) {
    for (let row = 0; row < misses.length; row += 1) misses[row] = (misses[row] ?? 0) & keep;
    return;
  }
  const allowed = new Uint8Array(group.size + 1);
  for (const value of chosen) if (value < group.size) allowed[value] = 1;
  if (group.column !== null) {
    const { column } = group;
    // Branch-free: the outcome is close to random, so a branch would be mispredicted.
    for (let row = 0; row < misses.length; row += 1) {
      misses[row] = ((misses[row] ?? 0) & keep) | (bit & -(1 - (allowed[column[row] ?? 0] ?? 0)));
    }
    return;
  }
  const { starts, values } = group;
  for (let row = 0; row < misses.length; row += 1) {
    let passes = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) passes |= allowed[values[at] ?? 0] ?? 0;
    misses[row] = ((misses[row] ?? 0) & keep) | (passes ? 0 : bit);
  }
}

/**
 * Filters rows and counts every value of every group (FILT-02) in one pass. Each row carries a mask with one bit for each group it fails: a
 * row without bits counts in every group, a row with one bit counts in that group only. Only groups whose choice changed are marked again.
 * Throws a RangeError for more than 30 groups.
 */
export function createCounter(count: number, groups: readonly CountGroup[]): { count(query: CountQuery): Counted } {
  if (groups.length > maxGroups) throw new RangeError(`${groups.length} groups of filters, at most ${maxGroups}`);
  const misses = new Int32Array(count);
  const passing = new Int32Array(count);
  // Rows that fail exactly one group, by group; usually few.
  const missing = groups.map(() => new Int32Array(0));
  const counts = groups.map((group) => new Int32Array(group.size + 1));
  const onlyBit = 1 << groups.length;
  const marked = groups.map(() => '');
  let markedOnly: Int32Array | null = null;
  const all = Int32Array.from({ length: count }, (_, row) => row);
  const totals = groups.map((group, i) => {
    const total = new Int32Array(group.size + 1);
    countValues(group, all, count, total);
    missing[i] = new Int32Array(count);
    return total;
  });

  function markOnly(only: Int32Array | null): void {
    if (only === markedOnly) return;
    markedOnly = only;
    for (let row = 0; row < count; row += 1) {
      misses[row] = only ? (misses[row] ?? 0) | onlyBit : (misses[row] ?? 0) & ~onlyBit;
    }
    if (only) for (const row of only) misses[row] = (misses[row] ?? 0) & ~onlyBit;
  }

  return {
    count({ chosen, only = null }) {
      groups.forEach((group, i) => {
        const key = keyOf(chosen[i] ?? null);
        if (key === marked[i]) return;
        marked[i] = key;
        markMisses(group, 1 << i, chosen[i] ?? null, misses);
      });
      markOnly(only);
      if (only === null && marked.every((key) => key === '')) return { total: count, counts: totals, rows: all };
      let total = 0;
      const ends = new Int32Array(groups.length);
      for (let row = 0; row < count; row += 1) {
        const mask = misses[row] ?? 0;
        if (mask === 0) {
          passing[total] = row;
          total += 1;
        } else if ((mask & (mask - 1)) === 0 && mask !== onlyBit) {
          const i = 31 - Math.clz32(mask);
          const list = missing[i];
          const end = ends[i] ?? 0;
          if (list) list[end] = row;
          ends[i] = end + 1;
        }
      }
      groups.forEach((group, i) => {
        const found = counts[i];
        if (!found) return;
        found.fill(0);
        countValues(group, passing, total, found);
        countValues(group, missing[i] ?? passing, ends[i] ?? 0, found);
      });
      return { total, counts, rows: passing.subarray(0, total) };
    },
  };
}
