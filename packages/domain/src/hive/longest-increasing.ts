/** Indexes of a longest strictly increasing subsequence, in order. O(n log n). */
export function longestIncreasing(values: readonly number[]): readonly number[] {
  /** At `n`: the index of the smallest value that ends an increasing subsequence of length n + 1. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const found: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) found.unshift(at);
  return found;
}
