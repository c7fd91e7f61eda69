import { expect, test } from 'vitest';
import { revisionName, type StoredSettings } from './stored.ts';
import { revisionOf, upgradeStored } from './upgrade.ts';

/** Revision 2 used `high` for `height`; revision 3 counts in steps of 4 pixels. */
const third = {
  revision: 3,
  upgrades: {
    2: ({ height, ...rest }: StoredSettings) => ({ ...rest, high: height }),
    3: ({ high, ...rest }: StoredSettings) => ({ ...rest, steps: Number(high) / 4 }),
  },
};

test('HIVE-07 older settings pass every upgrade step, and unknown settings are not lost', () => {
  expect(upgradeStored(third, { height: 12, other: 'x' })).toEqual({
    stored: { steps: 3, other: 'x', [revisionName]: 3 },
  });
  expect(upgradeStored(third, { high: 12, [revisionName]: 2 })).toEqual({ stored: { steps: 3, [revisionName]: 3 } });
  const present = { steps: 3, [revisionName]: '3' };
  expect(upgradeStored(third, present).stored).toBe(present);
});

test('settings of a newer build stay untouched, with a finding', () => {
  const newer = { leaps: 1, [revisionName]: 9 };
  expect(upgradeStored(third, newer)).toEqual({ stored: newer, why: 'Made by a newer build (revision 9)' });
});

test('a step that fails leaves the settings as they were', () => {
  const failing = {
    revision: 2,
    upgrades: {
      2: () => {
        throw new Error('no');
      },
    },
  };
  const stored = { height: 1 };
  expect(upgradeStored(failing, stored)).toEqual({ stored, why: 'Could not be upgraded from revision 1 to 2' });
});

test('an unreadable revision counts as 1', () => {
  for (const said of ['', 'x', -1, 0, 1.5, null, {}]) expect(revisionOf({ [revisionName]: said })).toBe(1);
});
