import { administrationMessages } from '../messages/administration.ts';

const { audit: messages } = administrationMessages;

const nameOf = (key: string): string =>
  (messages.details as Readonly<Record<string, string>>)[key] ?? key.replaceAll('_', ' ');

const isChange = (value: object): value is { readonly from: unknown; readonly to: unknown } =>
  'from' in value && 'to' in value && Object.keys(value).length === 2;

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.empty;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return value.length === 0 ? messages.empty : value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  if (isChange(value)) return messages.change(textOf(value.from), textOf(value.to));
  return Object.entries(value)
    .map(([key, each]) => `${nameOf(key)}: ${textOf(each)}`)
    .join('; ');
}

/** The details of an entry with their names, changes as `old → new`. Those without a value are left out. */
export const detailRows = (detail: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] =>
  Object.entries(detail).flatMap(([key, value]) => (value === null ? [] : [[nameOf(key), textOf(value)] as const]));

/**
 * The details of an entry in one line. What it is about comes first. Ids, empty values and a user who is among `shown`, the users that the
 * entry names elsewhere, are left out.
 */
export function detailText(
  { user_id: _, username, ...detail }: Readonly<Record<string, unknown>>,
  shown: readonly (string | null)[] = [],
): string {
  const more = Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => (key === 'changes' ? textOf(value) : `${nameOf(key)}: ${textOf(value)}`));
  const isNamed = typeof username === 'string' && !shown.includes(username);
  return [...(isNamed ? [username] : []), ...more].join('; ');
}
