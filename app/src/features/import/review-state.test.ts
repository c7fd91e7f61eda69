import type { ImportReview, MatchedRow } from '@portal/domain/import';
import { expect, test } from 'vitest';
import { duplicateCount, entriesOf, lessonsOf, merge, outcomeOf, pick, setQuantity, skip } from './review-state.ts';

const facts = () => null;
const part = (stock_code: string) => ({ stock_code, description: `About ${stock_code}` });
let line = 0;
function matched(more: Partial<MatchedRow> & { readonly code?: string; readonly source?: string }): MatchedRow {
  line += 1;
  const { code = '', source = `row ${line}`, ...rest } = more;
  return {
    row: { line, source, code, customer_code: '', description: '', quantity: '', unit: '', reference: '' },
    band: 'sure',
    reason: '',
    candidates: [],
    quantity: 10,
    artificial: false,
    ...rest,
  };
}
const reviewOf = (...rows: readonly MatchedRow[]): ImportReview => ({
  rows,
  leftOut: [],
  columns: [],
  layout: '',
  tooMany: 0,
});

test('IMP-06 what is sure and what is to be checked is taken, what is to be chosen waits', () => {
  const entries = entriesOf(
    reviewOf(
      matched({ candidates: [part('A')] }),
      matched({ band: 'check', candidates: [part('B')] }),
      matched({ band: 'choose', candidates: [part('C'), part('D')], source: 'some bolt' }),
    ),
  );
  expect(entries.map(({ picked }) => picked?.stock_code ?? null)).toEqual(['A', 'B', null]);
  const chosen = pick(entries, entries[2]?.id ?? '', part('D'));
  expect(outcomeOf(chosen, facts).rows.map(({ stock_code }) => stock_code)).toEqual(['A', 'B', 'D']);
});

test('LINE-06 an unknown code goes in as it was written; words without a part stay behind and are named', () => {
  const entries = entriesOf(
    reviewOf(matched({ band: 'unknown', code: 'NOPE-1' }), matched({ band: 'unknown', source: 'blue thing' })),
  );
  const { rows, without } = outcomeOf(entries, facts);
  expect(rows).toMatchObject([{ stock_code: 'NOPE-1', quantity: 10 }]);
  expect(without.map(({ source }) => source)).toEqual(['blue thing']);
});

test('IMP-06 duplicates become one row with the sum, and the others say into which', () => {
  const entries = entriesOf(
    reviewOf(
      matched({ candidates: [part('A')] }),
      matched({ candidates: [part('B')] }),
      matched({ candidates: [part('A')], quantity: 5 }),
    ),
  );
  expect(duplicateCount(entries)).toBe(1);
  const merged = merge(entries, facts);
  expect(outcomeOf(merged, facts).rows).toMatchObject([
    { stock_code: 'A', quantity: 15, source: `${entries[0]?.source}\n${entries[2]?.source}` },
    { stock_code: 'B', quantity: 10, source: entries[1]?.source },
  ]);
  expect(merged[2]?.left).toBe(`Merged into row ${entries[0]?.line}`);
  expect(duplicateCount(merged)).toBe(0);
});

test('IMP-02 a filled-in quantity is marked until it is typed', () => {
  const entries = entriesOf(reviewOf(matched({ candidates: [part('A')], artificial: true })));
  const id = entries[0]?.id ?? '';
  expect(outcomeOf(entries, facts).rows).toMatchObject([{ stock_code: 'A', quantity: 10, artificial: true }]);
  const [typed] = outcomeOf(setQuantity(entries, id, '3*50', facts), facts).rows;
  expect(typed).toMatchObject({ stock_code: 'A', quantity: 150 });
  expect(typed).not.toHaveProperty('artificial');
  const wrong = setQuantity(entries, id, '-1', facts);
  expect(wrong[0]?.quantityWrong).not.toBeNull();
  expect(outcomeOf(wrong, facts)).toMatchObject({ rows: [], without: [{ id }] });
});

test('a row left out is not added, and can be taken back', () => {
  const entries = entriesOf(reviewOf(matched({ candidates: [part('A')] })));
  const id = entries[0]?.id ?? '';
  expect(outcomeOf(skip(entries, id), facts).rows).toEqual([]);
  expect(outcomeOf(skip(skip(entries, id), id), facts).rows).toHaveLength(1);
});

test('IMP-06 what was chosen by hand is to be remembered; what was sure, left out or never answered is not', () => {
  const doubtful = { band: 'choose', candidates: [part('A'), part('B')] } as const;
  const entries = entriesOf(
    reviewOf(
      matched({ ...doubtful, code: 'GATE BOLT' }),
      matched({ ...doubtful, code: 'OTHER' }),
      matched({ ...doubtful, code: 'LEFT' }),
      matched({ candidates: [part('C')], code: 'C' }),
    ),
  );
  const [first, , third, fourth] = entries.map(({ id }) => id);
  let now = pick(entries, first ?? '', part('B'));
  now = skip(pick(now, third ?? '', part('A')), third ?? '');
  now = pick(now, fourth ?? '', part('C'));
  expect(lessonsOf(now)).toEqual([{ text: 'GATE BOLT', stock_code: 'B' }]);
  expect(lessonsOf(pick(entries, fourth ?? '', part('D')))).toEqual([{ text: 'C', stock_code: 'D' }]);
});
