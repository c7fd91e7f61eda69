/** The number formats that a story can be seen in (PREF-02). `story` keeps the story's own format. */
export const numberFormats = {
  story: { title: 'Numbers of the story', value: null },
  none: { title: '1234.56', value: 0 },
  comma: { title: '1,234.56', value: 1 },
  dot: { title: '1.234,56', value: 2 },
} as const;

const isFormat = (value: unknown) => typeof value === 'object' && value !== null && 'number_format' in value;

/** A story's args with every format in them, at the top level or one level down, replaced by the chosen one. */
export function withFormat<Args extends Record<string, unknown>>(args: Args, name: unknown): Args {
  const value = Object.entries(numberFormats).find(([key]) => key === name)?.[1].value ?? null;
  if (value === null) return args;
  const format = { number_format: value, currency_format: value };
  const inside = (each: unknown): unknown =>
    typeof each === 'object' && each !== null && 'format' in each && isFormat(each.format) ? { ...each, format } : each;
  return Object.fromEntries(
    Object.entries(args).map(([key, each]) => [key, isFormat(each) ? format : inside(each)]),
  ) as Args;
}
