import { settingsMessages } from '../messages/settings.ts';

/** Stored settings: values by name, including undeclared ones. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Name under which the revision of stored settings is saved. */
export const revisionName = '_revision';

const isRecord = (json: unknown): json is StoredSettings =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Reads either wire form: values by name, or a list of self-describing settings. */
export function readStored(json: unknown): { readonly stored: StoredSettings; readonly why?: string } {
  if (isRecord(json)) return { stored: json };
  if (json === null || json === undefined) return { stored: {} };
  if (!Array.isArray(json)) return { stored: {}, why: settingsMessages.stored.unreadable };
  const named = json.filter(isRecord).filter((each) => typeof each.name === 'string' && Object.hasOwn(each, 'value'));
  const stored = Object.fromEntries(named.map(({ name, value }) => [String(name), value]));
  return named.length === json.length ? { stored } : { stored, why: settingsMessages.stored.unreadableEntry };
}
