import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preferenceNames } from '@portal/domain/preference';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Titles of app, hook, contract and e2e tests that prove PREF-01. */
function titles(): string {
  const files = ['tests/e2e', 'tests/contract', 'app/src', 'packages/portal-client/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  return (files.join('\n').match(/test\('[^']*PREF-01[^']*'/g) ?? []).join('\n');
}

test('every known preference has a test of its effect that names it', () => {
  const known = titles();
  expect(preferenceNames.filter((name) => !known.includes(name))).toEqual([]);
});
