/** Codes in order, for finding every code that begins with a text by bisection. */
export interface SortedCodes {
  readonly keys: readonly string[];
  /** Beside each key: what it leads to. */
  readonly values: Int32Array;
}

/** A code without punctuation, in capitals: `hxb-1608/0` → `HXB16080`. */
export function plainCode(text: string): string {
  const upper = text.toUpperCase();
  // The Unicode classes cost several times as much, and nearly every code is plain ASCII.
  return /^[\x20-\x7e]*$/.test(upper) ? upper.replace(/[^A-Z0-9]+/g, '') : upper.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Sorts by key, then by value. Input that is in order already, as stock lists are, costs one pass. */
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

/** The first place whose key is not below `key`. */
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

/** The half-open range of keys that begin with `prefix`. */
export function prefixRange(keys: readonly string[], prefix: string): readonly [number, number] {
  return [lowerBound(keys, prefix), lowerBound(keys, `${prefix}\uffff`)];
}
