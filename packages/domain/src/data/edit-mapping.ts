import type { FeedMapping, MappedSample, MappingProposal } from './mapping-types.ts';

type Columns = FeedMapping['columns'];

/** The column of the file that fills a column of the feed: the one in the mapping, or the one with the same name. Empty: none. */
const nameOf = (columns: Columns, field: string) => columns[field] ?? field;

/** The column of the feed that a column of the file fills; null for none. */
export const fieldOf = ({ columns }: FeedMapping, fields: readonly string[], name: string): string | null =>
  fields.find((field) => nameOf(columns, field) === name) ?? null;

/** What the portal proposed for a sample file, by name of the file's column. */
export function proposalsOf({
  mapping,
  feed_columns,
  columns,
}: Pick<MappedSample, 'mapping' | 'feed_columns' | 'columns'>): Readonly<Record<string, MappingProposal>> {
  const fields = feed_columns.map(({ name }) => name);
  return Object.fromEntries(
    columns.flatMap(({ name, percent, reason }) => {
      const field = fieldOf(mapping, fields, name);
      return field === null || percent === null || reason === null ? [] : [[name, { field, percent, reason }]];
    }),
  );
}

const without = <Entry>(entries: Readonly<Record<string, Entry>>, field: string): Readonly<Record<string, Entry>> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== field));

/** Maps a column of the file to a column of the feed, or to none. The mapping of the field's values is dropped. */
export function withField(
  mapping: FeedMapping,
  fields: readonly string[],
  name: string,
  field: string | null,
): FeedMapping {
  const before = fieldOf(mapping, fields, name);
  if (before === field) return mapping;
  let { columns, values, multiply, constants, leave_out } = mapping;
  for (const each of [before, field]) {
    if (each === null) continue;
    values = without(values, each);
    multiply = without(multiply, each);
    leave_out = leave_out && without(leave_out, each);
  }
  if (before !== null) columns = before === name ? { ...columns, [before]: '' } : without(columns, before);
  if (field !== null) {
    constants = without(constants, field);
    columns = field === name ? without(columns, field) : { ...columns, [field]: name };
  }
  return { ...mapping, columns, values, multiply, constants, ...(leave_out ? { leave_out } : {}) };
}

/** Sets the factor of a field; null removes it. */
export const withFactor = (mapping: FeedMapping, field: string, factor: number | null): FeedMapping => ({
  ...mapping,
  multiply: factor === null ? without(mapping.multiply, field) : { ...mapping.multiply, [field]: factor },
});

/** Sets what a value of the file means; an empty meaning removes it. */
export function withValue(mapping: FeedMapping, field: string, value: string, meaning: string): FeedMapping {
  const own = mapping.values[field] ?? {};
  const next = meaning === '' ? without(own, value) : { ...own, [value]: meaning };
  const values = Object.keys(next).length > 0 ? { ...mapping.values, [field]: next } : without(mapping.values, field);
  return { ...mapping, values };
}

/** Leaves out the rows in which a field has one of these values; an empty list removes the rule. */
export function withLeftOut(mapping: FeedMapping, field: string, values: readonly string[]): FeedMapping {
  const { leave_out = {} } = mapping;
  const all = [...new Set([...(leave_out[field] ?? []), ...values])];
  return { ...mapping, leave_out: values.length === 0 ? without(leave_out, field) : { ...leave_out, [field]: all } };
}

/** Sets the value of a field for every row; an empty value removes it. */
export const withConstant = (mapping: FeedMapping, field: string, value: string): FeedMapping => ({
  ...mapping,
  constants: value === '' ? without(mapping.constants, field) : { ...mapping.constants, [field]: value },
});
