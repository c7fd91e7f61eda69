/** Settings as they are kept: values by name, those that nobody declared among them. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** The name that the revision of stored settings is kept under. */
export const revisionName = '_revision';

const isRecord = (json: unknown): json is StoredSettings =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Reads either form that settings travel in: values by name, or a list of settings that describe themselves. */
export function readStored(json: unknown): { readonly stored: StoredSettings; readonly why?: string } {
  if (isRecord(json)) return { stored: json };
  if (json === null || json === undefined) return { stored: {} };
  if (!Array.isArray(json)) return { stored: {}, why: 'The settings are neither a list nor values by name' };
  const named = json.filter(isRecord).filter((each) => typeof each.name === 'string' && Object.hasOwn(each, 'value'));
  const stored = Object.fromEntries(named.map(({ name, value }) => [String(name), value]));
  return named.length === json.length
    ? { stored }
    : { stored, why: 'An entry of the list of settings has no name or value' };
}
