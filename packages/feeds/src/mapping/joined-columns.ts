/** A value for every row that names columns of the file in braces, such as `{code}-{finish}`, joins their values. */
const placeholder = /\{([^{}]+)\}/g;

/** The columns of the file that a value joins, in order; none for a plain value. */
export const joinedColumns = (value: string): readonly string[] =>
  [...value.matchAll(placeholder)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/** Fills in the columns of a row. A row without any of them has no value. */
export function joinColumns(value: string, cellOf: (name: string) => string): string {
  const cells = new Map(joinedColumns(value).map((name) => [name, cellOf(name).trim()]));
  if ([...cells.values()].every((cell) => cell === '')) return '';
  return value.replace(placeholder, (_, name: string) => cells.get(name) ?? '');
}
