/** Sorted codes, searched by bisection to find every code with a given prefix. */
export interface SortedCodes {
  readonly keys: readonly string[];
  /** For each key, the value it leads to, such as a row. */
  readonly values: Int32Array;
}

/** Returns a code in capitals without punctuation: `hxb-1608/0` → `HXB16080`. */
export function plainCode(text: string): string {
  const upper = text.toUpperCase();
  // Most codes are ASCII, and the Unicode classes are several times slower.
  return /^[\x20-\x7e]*$/.test(upper) ? upper.replace(/[^A-Z0-9]+/g, '') : upper.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Sorts by key, then by value. Input that is already sorted, as in stock lists, takes a single pass. */
export function sortCodes(keys: readonly string[], values?: ArrayLike<number>): SortedCodes {
  const valueAt = (i: number): number => values?.[i] ?? i;
  let sorted = true;
  for (let i = 1; i < keys.length && sorted; i += 1) sorted = (keys[i - 1] ?? '') <= (keys[i] ?? '');
  if (sorted) return { keys, values: Int32Array.from(keys, (_, i) => valueAt(i)) };
  const order = Uint32Array.from(keys, (_, i) => i).sort((a, b) => {
    const left = keys[a] ?? '';
    const right = keys[b] ?? '';
    return left < right ? -1 : left > right ? 1 : a - b;
  });
  return { keys: Array.from(order, (i) => keys[i] ?? ''), values: Int32Array.from(order, valueAt) };
}

/** Returns the index of the first key that is not less than `key`. */
export function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the half-open index range of the keys that begin with `prefix`. */
export function prefixRange(keys: readonly string[], prefix: string): readonly [number, number] {
  return [lowerBound(keys, prefix), lowerBound(keys, `${prefix}\uffff`)];
}
