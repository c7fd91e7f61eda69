import { expect, test } from 'vitest';
import type { PartFacts } from '../cart/index.ts';
import { undoableRows, undoBulk } from './bulk-change.ts';
import {
  acceptChecks,
  countDuplicates,
  leftBehind,
  lessonsOf,
  mergeDuplicates,
  pickPart,
  pickSimilar,
  reviewEntries,
  reviewOutcome,
  setRowQuantity,
  similarRows,
  skipRow,
} from './review-entries.ts';
import type { ImportReview, MatchedRow } from './types.ts';

const facts = () => null;
const partFacts: PartFacts = {
  stock_code: 'A',
  description: 'Hex bolt',
  product_category: '',
  product_type: '',
  thread: '',
  finish: '',
  spec: '',
  size: '',
  length: '',
  image: '',
  pack_quantity: 100,
  pack_code: 'BOX',
  pack_weight: '1.000',
  inner_quantity: 0,
  sell_quantity_minimum: 1,
  sell_quantity_increment: 1,
  discontinued: false,
};
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
    choices: [],
    quantity: 10,
    quantity_text: String(rest.quantity ?? 10),
    artificial: false,
    quantity_only: false,
    orders_nothing: null,
    ...rest,
  };
}
const reviewOf = (...rows: readonly MatchedRow[]): ImportReview => ({
  rows,
  leftOut: [],
  tables: [],
  notes: [],
  tooMany: 0,
});

test('IMP-06 only sure rows are added automatically; rows to check or choose wait for the buyer', () => {
  const entries = reviewEntries(
    reviewOf(
      matched({ candidates: [part('A')] }),
      matched({ band: 'check', candidates: [part('B')] }),
      matched({ band: 'choose', candidates: [part('C'), part('D')], source: 'some bolt' }),
    ),
  );
  expect(entries.map(({ picked }) => picked?.stock_code ?? null)).toEqual(['A', 'B', null]);
  const added = (now: typeof entries) => reviewOutcome(now, facts).rows.map(({ stock_code }) => stock_code);
  expect(added(entries)).toEqual(['A']);
  expect(reviewOutcome(entries, facts).unchecked.map(({ id }) => id)).toEqual([entries[1]?.id]);
  expect(added(pickPart(entries, entries[2]?.id ?? '', part('D'), facts))).toEqual(['A', 'D']);
  expect(added(pickPart(entries, entries[1]?.id ?? '', part('B'), facts))).toEqual(['A', 'B']);
  const accepted = acceptChecks(entries);
  expect(added(accepted)).toEqual(['A', 'B']);
  // Accepting all rows is not a choice for a single text.
  expect(lessonsOf(accepted)).toEqual([]);
});

test('IMP-06 typing a quantity resolves a quantity to be checked', () => {
  const doubt = { band: 'check', quantity_only: true, artificial: true, candidates: [part('A')] } as const;
  const entries = reviewEntries(reviewOf(matched(doubt)));
  const id = entries[0]?.id ?? '';
  expect(reviewOutcome(entries, facts)).toMatchObject({ rows: [], unchecked: [{ id }] });
  expect(reviewOutcome(setRowQuantity(entries, id, '12', facts), facts).rows).toMatchObject([{ quantity: 12 }]);
  const other = reviewEntries(reviewOf(matched({ ...doubt, quantity_only: false })));
  expect(reviewOutcome(setRowQuantity(other, other[0]?.id ?? '', '12', facts), facts).rows).toEqual([]);
});

test('IMP-06 a row that orders nothing is left out with a reason, and needs a quantity when restored', () => {
  const nothing = { quantity: 0, quantity_text: '-5', orders_nothing: 'The quantity is below zero.' };
  const entries = reviewEntries(reviewOf(matched({ candidates: [part('A')], ...nothing })));
  const id = entries[0]?.id ?? '';
  expect(entries[0]).toMatchObject({ left: 'Left out. The quantity is below zero.', quantity: '-5' });
  expect(reviewOutcome(entries, facts)).toMatchObject({ rows: [], without: [], unchecked: [] });
  const back = skipRow(entries, id, facts);
  expect(back[0]).toMatchObject({ left: null, quantityWrong: expect.stringContaining('below zero') });
  expect(reviewOutcome(setRowQuantity(back, id, '5', facts), facts).rows).toMatchObject([
    { stock_code: 'A', quantity: 5 },
  ]);
});

test('IMP-06 packs are converted for the picked part; a row of packs without a part stays behind', () => {
  const packs = (stock_code: string) => {
    if (stock_code === '') return null;
    return { ...partFacts, pack_quantity: stock_code === 'A' ? 100 : 25 };
  };
  const doubtful = {
    band: 'choose',
    candidates: [part('A'), part('B')],
    quantity: 200,
    quantity_text: '2 boxes',
  } as const;
  const entries = reviewEntries(reviewOf(matched({ ...doubtful, code: 'A-OR-B' })));
  const id = entries[0]?.id ?? '';
  expect(reviewOutcome(entries, packs)).toMatchObject({ rows: [], without: [{ id }] });
  expect(reviewOutcome(pickPart(entries, id, part('A'), packs), packs).rows).toMatchObject([{ quantity: 200 }]);
  expect(reviewOutcome(pickPart(entries, id, part('B'), packs), packs).rows).toMatchObject([{ quantity: 50 }]);
  const code = reviewEntries(
    reviewOf(matched({ ...doubtful, band: 'unknown', candidates: [], quantity_text: '200', code: 'A-OR-B' })),
  );
  expect(reviewOutcome(code, packs)).toMatchObject({ rows: [{ stock_code: 'A-OR-B' }], unknownCodes: 1 });
  expect(reviewOutcome(pickPart(entries, id, part('A'), packs), packs).unknownCodes).toBe(0);
  const without = pickPart(entries, id, part('C'), () => null);
  expect(without[0]?.quantityWrong).toBe('This part has no box size. Type the number of pieces.');
});

test('IMP-06 unresolved rows are left behind after the others are added', () => {
  const entries = reviewEntries(
    reviewOf(
      matched({ candidates: [part('A')] }),
      matched({ band: 'check', candidates: [part('B')] }),
      matched({ band: 'choose', candidates: [part('C'), part('D')] }),
      matched({ candidates: [part('E')], quantity: 0, quantity_text: '0', orders_nothing: 'The quantity is 0.' }),
    ),
  );
  const left = leftBehind(entries, reviewOutcome(entries, facts));
  expect(left.map(({ id }) => id)).toEqual([entries[1]?.id, entries[2]?.id]);
  expect(leftBehind(left, reviewOutcome(acceptChecks(left), facts)).map(({ id }) => id)).toEqual([entries[2]?.id]);
});

test('IMP-06 an unchecked row is not merged into another', () => {
  const entries = reviewEntries(
    reviewOf(matched({ candidates: [part('A')] }), matched({ band: 'check', candidates: [part('A')], quantity: 5 })),
  );
  expect(countDuplicates(entries)).toBe(0);
  expect(countDuplicates(acceptChecks(entries))).toBe(1);
});

test('LINE-06 an unknown code is added as written; a description without a part stays behind and is listed', () => {
  const entries = reviewEntries(
    reviewOf(
      matched({ band: 'unknown', code: 'NOPE-1' }),
      matched({ band: 'unknown', source: 'blue thing' }),
      matched({ band: 'choose', candidates: [part('A')], code: 'M16 bolt', source: 'M16 bolt' }),
    ),
  );
  const { rows, without } = reviewOutcome(entries, facts);
  expect(rows).toMatchObject([{ stock_code: 'NOPE-1', quantity: 10 }]);
  expect(without.map(({ source }) => source)).toEqual(['blue thing', 'M16 bolt']);
});

test('IMP-06 duplicates are merged into one row with the sum, and the others name that row', () => {
  const entries = reviewEntries(
    reviewOf(
      matched({ candidates: [part('A')] }),
      matched({ candidates: [part('B')] }),
      matched({ candidates: [part('A')], quantity: 5 }),
    ),
  );
  expect(countDuplicates(entries)).toBe(1);
  const merged = mergeDuplicates(entries, facts);
  expect(reviewOutcome(merged, facts).rows).toMatchObject([
    { stock_code: 'A', quantity: 15, source: `${entries[0]?.source}\n${entries[2]?.source}` },
    { stock_code: 'B', quantity: 10, source: entries[1]?.source },
  ]);
  expect(merged[2]?.left).toBe(`Merged into row ${entries[0]?.line}`);
  expect(countDuplicates(merged)).toBe(0);
});

test('IMP-02 a filled-in quantity is marked until the buyer types one', () => {
  const entries = reviewEntries(reviewOf(matched({ candidates: [part('A')], artificial: true })));
  const id = entries[0]?.id ?? '';
  expect(reviewOutcome(entries, facts).rows).toMatchObject([{ stock_code: 'A', quantity: 10, artificial: true }]);
  const [typed] = reviewOutcome(setRowQuantity(entries, id, '3*50', facts), facts).rows;
  expect(typed).toMatchObject({ stock_code: 'A', quantity: 150 });
  expect(typed).not.toHaveProperty('artificial');
  const wrong = setRowQuantity(entries, id, '-1', facts);
  expect(wrong[0]?.quantityWrong).not.toBeNull();
  expect(reviewOutcome(wrong, facts)).toMatchObject({ rows: [], without: [{ id }] });
});

test('a skipped row is not added, and can be restored', () => {
  const entries = reviewEntries(reviewOf(matched({ candidates: [part('A')] })));
  const id = entries[0]?.id ?? '';
  expect(reviewOutcome(skipRow(entries, id, facts), facts).rows).toEqual([]);
  expect(reviewOutcome(skipRow(skipRow(entries, id, facts), id, facts), facts).rows).toHaveLength(1);
});

test('IMP-06 manual choices are remembered; sure, skipped and unresolved rows are not', () => {
  const doubtful = { band: 'choose', candidates: [part('A'), part('B')] } as const;
  const entries = reviewEntries(
    reviewOf(
      matched({ ...doubtful, code: 'GATE BOLT' }),
      matched({ ...doubtful, code: 'OTHER' }),
      matched({ ...doubtful, code: 'LEFT' }),
      matched({ candidates: [part('C')], code: 'C' }),
    ),
  );
  const [first, , third, fourth] = entries.map(({ id }) => id);
  let now = pickPart(entries, first ?? '', part('B'), facts);
  now = skipRow(pickPart(now, third ?? '', part('A'), facts), third ?? '', facts);
  now = pickPart(now, fourth ?? '', part('C'), facts);
  expect(lessonsOf(now)).toEqual([{ text: 'GATE BOLT', stock_code: 'B' }]);
  expect(lessonsOf(pickPart(entries, fourth ?? '', part('D'), facts))).toEqual([{ text: 'C', stock_code: 'D' }]);
});

test('IMP-06 one choice of class and finish settles all rows that are sold in it', () => {
  const sizes = ['M12', 'M16', 'M20'];
  const zinc = (size: string) => ({ label: '8.8, Zinc plated', part: part(`${size}-Z`) });
  const galv = (size: string) => ({ label: '8.8, Galvanised', part: part(`${size}-G`) });
  const open = sizes.map((size) =>
    matched({ band: 'choose', candidates: [part(`${size}-G`)], choices: [galv(size), zinc(size)] }),
  );
  const onlyGalv = matched({ band: 'choose', candidates: [part('M24-G')], choices: [galv('M24')] });
  const start = reviewEntries(reviewOf(...open, onlyGalv, matched({ candidates: [part('NUT')] })));
  const [first, second, third] = start.map(({ id }) => id);
  expect(similarRows(start, first ?? '')).toBeNull();

  const chosen = pickPart(start, first ?? '', part('M12-Z'), facts);
  const similar = similarRows(chosen, first ?? '');
  expect(similar).toEqual({ label: '8.8, Zinc plated', ids: [second, third] });

  const settled = similar ? pickSimilar(chosen, similar, facts) : [];
  expect(settled.map(({ picked }) => picked?.stock_code)).toEqual(['M12-Z', 'M16-Z', 'M20-Z', undefined, 'NUT']);
  expect(settled.map((entry) => entry.settled)).toEqual([true, true, true, false, false]);
  expect(similarRows(settled, first ?? '')).toBeNull();
});

test('IMP-06 a row that is left out or already decided is not settled by another one', () => {
  const choices = [{ label: '8.8, Zinc plated', part: part('A') }];
  const start = reviewEntries(reviewOf(...[1, 2, 3].map(() => matched({ band: 'choose', choices }))));
  const [first = '', second = '', third = ''] = start.map(({ id }) => id);
  const decided = pickPart(skipRow(start, second, facts), third, part('B'), facts);
  expect(similarRows(pickPart(decided, first, part('A'), facts), first)).toBeNull();
});

test('IMP-06 one choice for similar rows is undone as one; a row decided again since keeps its decision', () => {
  const choices = [{ label: '8.8, Zinc plated', part: part('A') }];
  const start = reviewEntries(reviewOf(...[1, 2, 3].map(() => matched({ band: 'choose', choices }))));
  const [first = '', second = '', third = ''] = start.map(({ id }) => id);
  const chosen = pickPart(start, first, part('A'), facts);
  const settled = pickSimilar(chosen, { label: '8.8, Zinc plated', ids: [second, third] }, facts);
  const change = { before: chosen, after: settled, together: false };
  expect([...undoableRows(settled, change).keys()]).toEqual([second, third]);
  expect(undoBulk(settled, change)).toEqual(chosen);

  const corrected = pickPart(settled, third, part('B'), facts);
  expect(undoBulk(corrected, change).map(({ picked }) => picked?.stock_code)).toEqual(['A', undefined, 'B']);
  expect(undoableRows(undoBulk(corrected, change), change).size).toBe(0);
});

test('IMP-06 a merge is undone whole, and not once one of its rows was changed', () => {
  const start = reviewEntries(
    reviewOf(matched({ candidates: [part('A')] }), matched({ candidates: [part('A')], quantity: 5 })),
  );
  const merged = mergeDuplicates(start, facts);
  const change = { before: start, after: merged, together: true };
  expect(undoBulk(merged, change)).toEqual(start);
  const corrected = setRowQuantity(merged, start[0]?.id ?? '', '20', facts);
  expect(undoBulk(corrected, change)).toEqual(corrected);
});
