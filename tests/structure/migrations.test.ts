import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

const folder = join(root, 'server/src/db/migrations');
const later = readdirSync(folder)
  .filter((name) => !name.startsWith('0001_'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').replace(/--.*$/gm, '') }));

/**
 * Changes that would break the previous build, which still uses the old names and columns. Read from the text, because the linter reads no SQL.
 */
const breaking: Readonly<Record<string, RegExp>> = {
  // A foreign key may be dropped: the previous build does nothing that it would have refused.
  'drops something': /\bDROP\s+(TABLE|COLUMN|VIEW|TYPE|FUNCTION|CONSTRAINT(?!\s+\w+_fkey\b))\b/i,
  'renames something': /\bRENAME\s+(TO|COLUMN|CONSTRAINT)\b/i,
  'changes a type': /\bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b/i,
  'requires a value': /\bSET\s+NOT\s+NULL\b/i,
  'adds a column that has to be given': /\bADD\s+COLUMN\b(?![^;,]*\bDEFAULT\b)[^;,]*\bNOT\s+NULL\b/i,
};

test('every migration leaves the build before able to run, so that a release can be rolled back', () => {
  const found = later.flatMap(({ name, text }) =>
    Object.entries(breaking).flatMap(([what, pattern]) => (pattern.test(text) ? [`${name} ${what}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each([
  ['ALTER TABLE cart DROP COLUMN head;', 'drops something'],
  ['ALTER TABLE cart DROP CONSTRAINT cart_pkey;', 'drops something'],
  ['ALTER TABLE cart RENAME COLUMN head TO top;', 'renames something'],
  ['ALTER TABLE cart ALTER COLUMN head TYPE text;', 'changes a type'],
  ['ALTER TABLE cart ALTER COLUMN head SET NOT NULL;', 'requires a value'],
  ['ALTER TABLE cart ADD COLUMN pace integer NOT NULL;', 'adds a column that has to be given'],
])('%s is recognised', (text, what) => {
  expect(breaking[what]?.test(text)).toBe(true);
});

test('a column with a default is accepted', () => {
  for (const pattern of Object.values(breaking))
    expect(pattern.test('ALTER TABLE cart ADD COLUMN pace integer NOT NULL DEFAULT 0;')).toBe(false);
});
