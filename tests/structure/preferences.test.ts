import { execFileSync } from 'node:child_process';
import { preferenceNames } from '@portal/domain/preference';
import { expect, test } from 'vitest';

test('every known preference has a test of its effect, which names it', () => {
  const titles = execFileSync('git', ['grep', '-h', '-E', "test\\('[^']*PREF-01", '--', 'app', 'tests'], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  expect(preferenceNames.filter((name) => !titles.includes(name))).toEqual([]);
});
