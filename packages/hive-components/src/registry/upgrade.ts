import type { Upgrade } from './definition.ts';
import { revisionName, type StoredSettings } from './stored.ts';

interface Revised {
  readonly revision: number;
  readonly upgrades: Readonly<Record<number, Upgrade>>;
}

/** The revision that settings say they have; 1 where they say nothing that can be read. */
export function revisionOf(stored: StoredSettings): number {
  const said = Object.hasOwn(stored, revisionName) ? Number(stored[revisionName]) : 1;
  return Number.isInteger(said) && said >= 1 ? said : 1;
}

/**
 * Settings of an older revision as the present one has them, step by step. A step that fails leaves them as they were and says so;
 * settings of a newer build stay untouched.
 */
export function upgradeStored(
  { revision, upgrades }: Revised,
  stored: StoredSettings,
): { readonly stored: StoredSettings; readonly why?: string } {
  const from = revisionOf(stored);
  if (from > revision) return { stored, why: `Made by a newer build (revision ${from})` };
  if (from === revision) return { stored };
  let now: StoredSettings = stored;
  try {
    for (let next = from + 1; next <= revision; next++) now = upgrades[next]?.(now) ?? now;
  } catch {
    return { stored, why: `Could not be brought from revision ${from} to ${revision}` };
  }
  return { stored: { ...now, [revisionName]: revision } };
}
