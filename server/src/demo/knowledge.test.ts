import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSearchIndex, packStockList, readStockList, search } from '@portal/domain/catalogue';
import { readFastener } from '@portal/domain/fasteners';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDemoSupplier } from './supplier.ts';

const { parts } = makeDemoSupplier({ parts: 4_000, today: '2026-11-20' });
const list = readStockList(
  packStockList(
    parts.map((part) => ({ ...part, pack_weight: String(part.pack_weight / 1000) })),
    'v1',
  ),
);
const index = buildSearchIndex(list);
const { parts: read } = index;
const sold = parts.filter(({ discontinued, superseded_by }) => !discontinued && superseded_by === null);
const facts = new Map(sold.map((part) => [part.stock_code, part]));
const rewritten: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without spaces around the times': (text) => text.replaceAll(' × ', 'x'),
  'with a star': (text) => text.replaceAll(' × ', '*'),
  'without commas': (text) => text.replaceAll(',', ''),
  'plural first': (text) => text.replace(/^(\S+(?: \S+)*?) (bolt|screw|nut|washer|pin|anchor)\b/, '$1 $2s'),
  'galv in full': (text) => text.replace(/\bgalv\b/, 'galvanised'),
  'inches with their sign': (text) => text.replace(/(\d+\/\d+) (UNC|UNF)/, '$1" $2'),
};

describe('SRCH-01 each part of the demo catalogue reads back as itself', () => {
  test.each(Object.entries(rewritten))('SRCH-01 its description %s', (_, rewrite) => {
    fc.assert(
      fc.property(fc.constantFrom(...sold.map(({ stock_code }) => stock_code)), (code) => {
        const part = facts.get(code);
        if (!part) return;
        const row = list.rowOf(part.stock_code);
        const [item] = readFastener(rewrite(part.description), { quantity: false }).items;
        const kind = read.kinds[read.kind[row] ?? 0];
        const size = read.sizes[read.size[row] ?? 0];
        const length = read.lengths[list.columns.length[row] ?? 0] ?? 0;
        const detail = read.details[read.detail[row] ?? 0];
        const finish = read.finishes[list.columns.finish[row] ?? 0] ?? '';
        expect(item?.families).toContain(kind?.family);
        if (size?.system === 'metric' || size?.system === 'inch') expect(item?.size?.mm).toBeCloseTo(size.mm, 2);
        if (kind?.role === 'male' && length > 0) expect(item?.length?.mm).toBeCloseTo(length, 1);
        for (const material of detail?.materials ?? []) expect(item?.materials).toContain(material);
        if (/, (?:zinc|galv|yellow zinc|black)(?:,|$)/.test(part.description)) expect(item?.finishes).toContain(finish);
      }),
      { numRuns: 300 },
    );
  });
});

/** Labelled queries. `pnpm bench knowledge` checks them all against the full catalogue; this test takes a sample. */
const lines = readFileSync(join(import.meta.dirname, '../../../tests/knowledge/queries.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '');

test('SRCH-01 every sampled query of the labelled set finds something', () => {
  const empty = lines
    .filter((_, i) => i % 5 === 0)
    .filter((line) => search(index, line.split('\t')[0] ?? '', 3).length === 0);
  expect(empty).toEqual([]);
});
