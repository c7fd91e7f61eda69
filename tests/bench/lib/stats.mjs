/** A percentile of numbers in any order; NaN if there are none. `share` 0.5 is the median. */
export function percentile(values, share) {
  const sorted = values.filter((value) => typeof value === 'number' && !Number.isNaN(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values) => percentile(values, 0.5);
export const most = (values) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** p50, p95, p99 and the largest. */
export const spread = (values) => ({
  n: values.length,
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  max: most(values),
});

/** Three significant figures, so that tables stay readable. */
export function figure(value) {
  if (typeof value !== 'number' || Number.isNaN(value)) return '–';
  if (value === 0) return '0';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(value < 10 ? 2 : 3)));
}
