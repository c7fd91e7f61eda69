import { type Dimension, inches, type Shape } from './family.ts';
import { type InchSize, inchLengthCode, inchText } from './threads.ts';

/** Popularity of an inch size; common sizes from 1/4 to 3/4 inch are the most popular. */
function demandOfInch(size: InchSize, series: 'UNC' | 'UNF', length = 0): number {
  const { inch } = size;
  const bySize = [0.25, 0.375, 0.5, 0.625, 0.75].includes(inch) ? 0.8 : inch > 1 ? 0.15 : 0.35;
  const ratio = length / inch;
  const byLength = length === 0 ? 1 : ratio > 12 ? 0.2 : ratio > 7 ? 0.5 : ratio < 1 ? 0.5 : 1;
  return bySize * byLength * (series === 'UNC' ? 1 : 0.4);
}

/** An inch shape. `cubicInches` is the volume of material, `rest` the dimensions after diameter, threads and length. */
export function inchShape(
  size: InchSize,
  thread: { readonly series: 'UNC' | 'UNF'; readonly tpi: number },
  length: number,
  cubicInches: number,
  rest: readonly Dimension[],
): Shape {
  return {
    code: `${size.code}${length === 0 ? '000' : inchLengthCode(length)}`,
    size: size.name,
    length: length === 0 ? '' : `${inchText(length)} in`,
    thread: thread.series,
    words: `${size.name}${length === 0 ? '' : ` × ${inchText(length)}`} ${thread.series}`,
    demand: demandOfInch(size, thread.series, length),
    volume: cubicInches * 25.4 ** 3,
    dimensions: [
      ['D', 'Thread diameter', inches(size.inch)],
      ['n', 'Threads to the inch', String(thread.tpi)],
      ...(length === 0 ? [] : ([['L', 'Length', inches(length)]] as const)),
      ...rest,
    ],
  };
}
