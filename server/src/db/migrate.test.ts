import { expect, test } from 'vitest';
import { statementsOf } from './migrate.ts';

test('a migration is split into statements; comments between them are dropped and function bodies stay intact', () => {
  const text = `-- head;\nCREATE TABLE a (\n  -- inner; note\n  b text\n);\n\nCREATE FUNCTION f() AS $$\nBEGIN;\nEND;\n$$;\nSELECT 1`;
  expect(statementsOf(text)).toEqual([
    'CREATE TABLE a (\n  b text\n);',
    'CREATE FUNCTION f() AS $$\nBEGIN;\nEND;\n$$;',
    'SELECT 1',
  ]);
});
