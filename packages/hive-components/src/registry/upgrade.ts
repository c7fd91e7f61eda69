import { settingsMessages } from '../messages/settings.ts';
import type { Upgrade } from './definition.ts';
import { revisionName, type StoredSettings } from './stored.ts';

interface Revised {
  readonly revision: number;
  readonly upgrades: Readonly<Record<number, Upgrade>>;
}

/** The revision of stored settings; 1 if missing or unreadable. */
export function revisionOf(stored: StoredSettings): number {
  const said = Object.hasOwn(stored, revisionName) ? Number(stored[revisionName]) : 1;
  return Number.isInteger(said) && said >= 1 ? said : 1;
}

/**
 * Upgrades settings to the current revision, step by step. If a step fails, they stay as they were, with a finding. Settings of a newer
 * build stay untouched.
 */
export function upgradeStored(
  { revision, upgrades }: Revised,
  stored: StoredSettings,
): { readonly stored: StoredSettings; readonly why?: string } {
  const from = revisionOf(stored);
  if (from > revision) return { stored, why: settingsMessages.stored.newer(from) };
  if (from === revision) return { stored };
  let now: StoredSettings = stored;
  try {
    for (let next = from + 1; next <= revision; next++) now = upgrades[next]?.(now) ?? now;
  } catch {
    return { stored, why: settingsMessages.stored.notUpgraded(from, revision) };
  }
  return { stored: { ...now, [revisionName]: revision } };
}
