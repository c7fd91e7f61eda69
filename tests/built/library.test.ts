import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { bytesOfNames, exportedValues, makeModules } from './library.ts';
import { usedNames } from './used-names.ts';

const table = join(root, 'docs/bytes.md');
const head = `# Bytes of the design system

What importing one name alone loads at once, gzipped: React apart, Radix, TanStack and icons included. Kept by \`tests/built/library.test.ts\`,
which fails when a name grows by more than a twentieth and 100 bytes; \`PORTAL_BYTES=write npm test -- built\` writes this page anew.

| name | bytes |
| --- | ---: |
`;

/** The committed figures. */
function recorded(): Map<string, number> {
  const rows = readFileSync(table, 'utf8').matchAll(/^\| `(\w+)` \| ([\d,]+) \|$/gm);
  return new Map([...rows].map(([, name = '', bytes = '']) => [name, Number(bytes.replaceAll(',', ''))]));
}

const most = (bytes: number) => bytes * 1.05 + 100;

beforeAll(makeModules, 120_000);

test('each name of the design system is as small alone as it was', { timeout: 240_000 }, async () => {
  const measured = new Map<string, number>();
  for (const name of exportedValues()) measured.set(name, await bytesOfNames([name]));
  if (process.env.PORTAL_BYTES === 'write') {
    const rows = [...measured].map(([name, bytes]) => `| \`${name}\` | ${bytes.toLocaleString('en-AU')} |`);
    writeFileSync(table, `${head}${rows.join('\n')}\n`);
  }
  const before = recorded();
  const grown = [...measured].filter(([name, bytes]) => bytes > most(before.get(name) ?? 0));
  expect(grown.map(([name, bytes]) => `${name}: ${bytes}, was ${before.get(name) ?? 'not there'}`)).toEqual([]);
  expect([...before.keys()].filter((name) => !measured.has(name))).toEqual([]);
});

test('what /orders uses of the design system takes at most 45 kB, gzipped', { timeout: 60_000 }, async () => {
  const names = usedNames([
    'src/entry-client.tsx',
    'src/features/orders/OrdersLayout.tsx',
    'src/features/orders/ListScreen.tsx',
    'src/features/order/OrderScreen.tsx',
  ]);
  expect(names).toContain('Table');
  expect(await bytesOfNames(names)).toBeLessThanOrEqual(45_000);
});
