/** Edit distance of two names, at most 3. */
export function nameDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 3) + 1, (next[j - 1] ?? 3) + 1, (row[j - 1] ?? 3) + same));
    }
    row = next;
  }
  return Math.min(3, row[b.length] ?? 3);
}
