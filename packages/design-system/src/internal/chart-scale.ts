/** A value of a chart; null means no value, unlike 0. */
export type ChartValue = number | null;

const known = (values: readonly ChartValue[]): number[] =>
  values.filter((value): value is number => value !== null && Number.isFinite(value));

/** Round tick values that enclose the data and 0, about `count` at most. */
export function niceTicks(values: readonly ChartValue[], count = 5): readonly number[] {
  const numbers = known(values);
  const least = Math.min(0, ...numbers);
  const most = Math.max(0, ...numbers);
  // Infinite or invalid ranges have no scale.
  if (most - least < 1e-12) return [0, 1];
  const rough = (most - least) / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const from = Math.floor(least / step + 1e-9);
  const to = Math.ceil(most / step - 1e-9);
  // Multiplied instead of summed, because 0.1 + 0.1 + 0.1 is not 0.3.
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(12)));
}

/** The range of the values with some margin, for a line that does not start at 0. */
export function range(values: readonly ChartValue[]): readonly [least: number, most: number] {
  const numbers = known(values);
  if (numbers.length === 0) return [0, 1];
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const air = (most - least) * 0.08 || Math.abs(most) * 0.1 || 1;
  return [least - air, most + air];
}

/** Runs of values without gaps, as indexes. Each is drawn as a line, a single value as a dot. */
export function runs(values: readonly ChartValue[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  let open = false;
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) open = false;
    else if (open) found.at(-1)?.push(index);
    else {
      found.push([index]);
      open = true;
    }
  }
  return found;
}
