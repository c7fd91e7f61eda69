import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manyParts, part, stockListOf } from '../catalogue/catalogue.fixture.ts';
import { buildSearchIndex } from '../catalogue/search-index.ts';
import { listToCsv } from '../csv/csv.ts';
import { packUnits, pieceUnits } from '../line/parse-quantity.ts';
import { aliasKey } from './code-book.ts';
import { listToText } from './list-text.ts';
import { duplicatesOf, mostRows, reviewImport } from './review.ts';
import { reviewEntries } from './review-entries.ts';
import { similarCodes } from './similar-codes.ts';
import type { ColumnRole } from './types.ts';

const parts = [
  part('HXB-16080-88G', 'Hex bolt M16 x 80 8.8, hot-dip galvanised', { finish: 'Hot-dip galvanised' }),
  part('HXB-16080-88Z', 'Hex bolt M16 x 80 8.8, zinc plated', { finish: 'Zinc plated' }),
  part('HXB-12050-88Z', 'Hex bolt M12 x 50 8.8, zinc plated', {
    size: 'M12',
    thread: 'M12',
    length: '50',
    finish: 'Zinc plated',
  }),
  part('HXB-12500-88Z', 'Hex bolt M12 x 500 8.8, zinc plated', {
    size: 'M12',
    thread: 'M12',
    length: '500',
    finish: 'Zinc plated',
  }),
  part('HXB-16080-88Y', 'Hex bolt M16 x 80 8.8, yellow zinc', {
    superseded_by: 'HXB-16080-88Z',
    finish: 'Yellow zinc',
  }),
  part('00123', 'Split pin 3 x 20', { product_type: 'Split pin', size: '3', thread: '', length: '20', spec: '' }),
  part('1E5', 'Circlip 15', { product_type: 'Circlip', size: '15', thread: '', length: '', spec: '' }),
  part('3-12', 'Eye bolt 3/8', { product_type: 'Eye bolt', size: '3/8', thread: '', length: '', spec: '' }),
  part('SOLD-IN-25', 'Washer M6 plain', {
    product_type: 'Flat washer',
    size: 'M6',
    thread: 'M6',
    length: '',
    spec: '',
    sell_quantity_minimum: 1,
    sell_quantity_increment: 1,
  }),
];
const index = buildSearchIndex(stockListOf(parts), {
  customerCodes: [{ accode: 'KES014', stock_code: 'HXB-16080-88G', customer_stock_code: 'KF-1032' }],
});
const review = (text: string, more = {}) => reviewImport(index, { text, ...more });
const brief = (text: string) =>
  review(text).rows.map(({ candidates, quantity, band }) => [candidates[0]?.stock_code ?? null, quantity, band]);
const galv = 'HXB-16080-88G';

test('IMP-06 the reason agrees with the number of parts to choose from', () => {
  const [alone] = review('eye bolt 5').rows;
  expect(alone).toMatchObject({
    band: 'choose',
    reason: 'One part has these words. Check that it’s the one you mean.',
  });
  expect(alone?.candidates).toHaveLength(1);
  const variants = [part('EYB-10', 'Eye bolt M10'), part('EYB-10-B', 'Eye bolt M10, bulk 100')].map((each) => ({
    ...each,
    product_type: 'Eye bolt',
  }));
  const [several] = reviewImport(buildSearchIndex(stockListOf(variants)), { text: 'eye bolt 5' }).rows;
  expect(several).toMatchObject({ band: 'choose', reason: 'The first has all these words; the others are close.' });
  expect(several?.candidates).toHaveLength(2);
});

describe('IMP-06 pasted lists', () => {
  test.each([
    ['tabs', `${galv}\t100`],
    ['commas', `${galv},100`],
    ['semicolons', `${galv};100`],
    ['bars', `${galv} | 100`],
    ['spaces', `${galv} 100`],
    ['quantity first', `100 ${galv}`],
    ['off', `100 off ${galv}`],
    ['x before', `100 x ${galv}`],
    ['x after', `${galv} x 100`],
    ['a product', `2 x 50 ${galv}`],
    ['a bullet', `- ${galv} 100`],
    ['a number', `1. ${galv} 100 pcs`],
    ['quoted mail', `> > ${galv} - 100`],
    ['a quoted field', `"${galv}","100"`],
    ['thousandths that are none', `${galv};100,00`],
    ['a byte-order mark', `\ufeffStock code;Qty\r\n${galv};100\r\n`],
    ['words around it', `please send 100 pcs of ${galv}`],
    ['qty:', `${galv} qty: 100`],
    ['your code', 'KF-1032\t100'],
    ['no punctuation', 'hxb1608088g\t100'],
  ])('%s', (_, text) => {
    expect(brief(text)).toEqual([[galv, 100, 'sure']]);
  });

  test('headings in any order, unused columns, thousands separators in a comma-separated list', () => {
    const text = `Order 1234,,,\nItem,Qty,Part no,Notes\n1,"1,000",${galv},for gate\n2,50,HXB-12050-88Z,`;
    const { rows, leftOut, tables } = review(text);
    expect(rows.map(({ row, quantity }) => [row.line, row.code, quantity])).toEqual([
      [3, galv, 1000],
      [4, 'HXB-12050-88Z', 50],
    ]);
    expect(tables[0]?.columns.map(({ role }) => role)).toContain('quantity');
    expect(leftOut.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('an email: greeting and signature are left out and reported, the rest is read', () => {
    const { rows, leftOut } = review(
      `Hi team,\n\nplease send\n\n* 50 x ${galv}\n* HXB-12050-88Z: 200\n\nKind regards,\nPat\n-- \nKestrel Pty Ltd 1300 555 010`,
    );
    expect(rows.slice(0, 2).map(({ row, quantity }) => [row.line, quantity])).toEqual([
      [5, 50],
      [6, 200],
    ]);
    expect(leftOut.map(({ line }) => line)).toEqual([1, 3, 8, 9, 11]);
  });

  test('a size at the start of what follows `qty: 50` is no quantity', () => {
    const { rows } = review('qty: 50 16 x 80 hex bolt 8.8 galv');
    expect(rows.map(({ quantity, candidates }) => [quantity, candidates[0]?.stock_code])).toEqual([[50, galv]]);
  });

  test('columns for size and length are read as one dimension', () => {
    const { rows } = review('Qty\tSize\tLength\tType\tFinish\n50\tM16\t80\tHex bolt 8.8\tGalv');
    expect(rows.map(({ quantity, candidates }) => [quantity, candidates[0]?.stock_code])).toEqual([[50, galv]]);
  });

  test('a heading applies to the rows below it that name no part, and `as above` to the row before', () => {
    const { rows, leftOut } = review(
      'Hex bolts 8.8 galv\nM16 x 80 - 50\n20 x M16x80 hex bolt 8.8 galv\n30 off M16x80 as above',
    );
    expect(rows.map(({ quantity, candidates }) => [quantity, candidates[0]?.stock_code])).toEqual([
      [50, galv],
      [20, galv],
      [30, galv],
    ]);
    expect(leftOut.map(({ line }) => line)).toEqual([1]);
  });

  test('time and sender of a message are not part of its text', () => {
    const { rows } = review(
      '[24/11/26, 7:02:40 am] Sam: 60x m16x80 hex bolt 8.8 galv\n24/11/2026, 07:03 - Sam: 20 M16x80 hex bolt 8.8 gal',
    );
    expect(rows.map(({ quantity, candidates }) => [quantity, candidates[0]?.stock_code])).toEqual([
      [60, galv],
      [20, galv],
    ]);
  });

  test('the quantity is the column to order, not the stock levels beside it', () => {
    const { rows } = review('Bin\tDescription\tMin\tMax\tOrder\nA1\tM16x80 hex bolt 8.8 galv\t100\t500\t400');
    expect(rows.map(({ quantity }) => quantity)).toEqual([400]);
  });

  test("the buyer's corrected column roles are used", () => {
    const text = '5\tHXB-12050-88Z\t7\n6\tHXB-16080-88Z\t8';
    const [table] = review(text).tables;
    const quantities = (roles: readonly ColumnRole[]) =>
      review(text, { roles: { [table?.layout ?? '']: roles } }).rows.map(({ quantity }) => quantity);
    expect(quantities(['quantity', 'code', 'none'])).toEqual([5, 6]);
    expect(quantities(['none', 'code', 'quantity'])).toEqual([7, 8]);
  });
});

describe('IMP-06 several tables in one list', () => {
  const described = (text: string) => review(text).rows.map(({ row }) => [row.line, row.description, row.quantity]);

  test('a title above the headings describes the rows; a second table has its own columns', () => {
    const text = `Bolts\t\t\t\t
Size\tLength\tGrade\tQty req'd\tUnit price
M12\t50\t8.8\t100\t0.81
M16\t80\t8.8\t40\t1.95
Washers
Qty\tSize\tFinish
150\tM6\tzinc`;
    expect(described(text)).toEqual([
      [3, 'Bolts M12 x 50 8.8', '100'],
      [4, 'Bolts M16 x 80 8.8', '40'],
      [7, 'Washers M6 zinc', '150'],
    ]);
    expect(review(text).leftOut.map(({ line }) => line)).toEqual([1, 2, 5, 6]);
    expect(review(text).tables.map(({ line, columns }) => [line, columns.map(({ role }) => role)])).toEqual([
      [3, ['description', 'description', 'description', 'quantity', 'none']],
      [7, ['quantity', 'description', 'description']],
    ]);
    const layout = review(text).tables[1]?.layout ?? '';
    const corrected = review(text, { roles: { [layout]: ['none', 'quantity', 'description'] } });
    expect(corrected.rows.map(({ row }) => row.quantity)).toEqual(['100', '40', 'M6']);
  });

  test('a title between rows with the same columns describes those below it', () => {
    const text = 'Item\tQty\nHex bolts\nM12 x 50 8.8\t100\nM16 x 80 8.8\t40\nFlat washers\nM6 zinc\t150';
    expect(described(text)).toEqual([
      [3, 'Hex bolts M12 x 50 8.8', '100'],
      [4, 'Hex bolts M16 x 80 8.8', '40'],
      [6, 'Flat washers M6 zinc', '150'],
    ]);
  });

  test('SAP numbers its rows in tens, and names its columns in its own way', () => {
    const text =
      'Line\tMaterial\tShort text\tReq Qty\tUoM\tDeliv. date\n' +
      '00010\t\tHex bolt M12 x 50 8.8 zinc\t120\tEA\t01.12.2026\n' +
      '00020\t\tHex bolt M16 x 80 8.8 zinc\t60\tEA\t01.12.2026\n' +
      '00030\t\tWasher M6 plain\t240\tEA\t01.12.2026';
    expect(review(text).rows.map(({ quantity }) => quantity)).toEqual([120, 60, 240]);
    const unnamed = text.replace('Line', '').replace('Req Qty', '').replace('Deliv. date', '');
    expect(review(unnamed).rows.map(({ quantity }) => quantity)).toEqual([120, 60, 240]);
  });

  test('ditto marks repeat the words of the row above', () => {
    const { rows } = review('M16 x 80 hex bolt 8.8 galv x50\nM12 x 50   "    "   x30');
    expect(rows.map(({ row, quantity }) => [row.description, quantity])).toEqual([
      ['M16 x 80 hex bolt 8.8 galv', 50],
      ['hex bolt galv 8.8 M12 x 50', 30],
    ]);
  });

  test('quantities in steps of ten or a hundred are quantities', () => {
    for (const step of [10, 100]) {
      const text = ['HXB-12050-88Z', galv, 'SOLD-IN-25'].map((code, i) => `${code}\t${(i + 1) * step}`).join('\n');
      expect(review(text).rows.map(({ quantity }) => quantity)).toEqual([step, 2 * step, 3 * step]);
    }
  });

  test('numbers of an outline are no codes, a heading aligned by blanks no part', () => {
    const bom =
      'Item\tQTY\tPart Number\tDescription\n1\t1\tA-100-01\tFrame\n1.1\t4\tHXB-12050-88Z\tBolt\n1.2\t5\tHXB-16080-88G\tBolt\n2\t6\tSOLD-IN-25\tWasher';
    expect(review(bom).rows.map(({ row, quantity }) => [row.code, quantity])).toEqual([
      ['A-100-01', 1],
      ['HXB-12050-88Z', 4],
      [galv, 5],
      ['SOLD-IN-25', 6],
    ]);
    const aligned = 'Qty   Unit   Description\n---   ----   -----------\n100   ea     HXB-12050-88Z';
    expect(review(aligned)).toMatchObject({
      rows: [{ quantity: 100 }],
      leftOut: [{ line: 1, why: 'Column headings.' }],
    });
  });

  test('totals, tax and freight are left out and shown', () => {
    const quote = `Code,Description,Qty,Price,Ext\n${galv},Hex bolt,100,1.95,195.00\n,Freight,1,25.00,25.00\n,Subtotal,,,220.00\n,GST 10%,,,22.00\n,TOTAL inc GST,,,242.00`;
    expect(brief(quote)).toEqual([[galv, 100, 'sure']]);
    expect(
      review(quote)
        .leftOut.map(({ why }) => why)
        .slice(1),
    ).toEqual(Array(4).fill('A total, tax or freight.'));
  });

  test('lettered rows below a numbered heading', () => {
    const text = '1. Hex bolts (galv, 8.8)\n   a) M12 x 50 - 20 off\n   b) M16 x 80 - 30 off';
    expect(review(text).rows.map(({ candidates, quantity }) => [candidates[0]?.stock_code, quantity])).toEqual([
      ['HXB-12050-88Z', 20],
      [galv, 30],
    ]);
  });

  test('headings that are repeated on each page are one table', () => {
    const page = 'Part no\tQty\nHXB-12050-88Z\t5\nHXB-16080-88G\t6\n';
    expect(review(`${page}\n${page}`)).toMatchObject({
      rows: [{ quantity: 5 }, { quantity: 6 }, { quantity: 5 }, { quantity: 6 }],
      tables: [{ line: 2 }],
    });
  });

  test('a table in the middle of a message', () => {
    const text = `Hi Sam,
20 x HXB-16080-88Z for the gate
and for the shed
Part no\tQty
HXB-12050-88Z\t5
SOLD-IN-25\t50
10 x HXB-12500-88Z for the roof
and whatever is left of the old ones
Cheers
Jo`;
    const found = review(text).rows.map(({ row, candidates, quantity, band }) => {
      return [row.line, band === 'sure' ? candidates[0]?.stock_code : null, quantity];
    });
    expect(found).toEqual(
      expect.arrayContaining([
        [2, 'HXB-16080-88Z', 20],
        [5, 'HXB-12050-88Z', 5],
        [6, 'SOLD-IN-25', 50],
        [7, 'HXB-12500-88Z', 10],
      ]),
    );
    expect(review(text).leftOut.map(({ line }) => line)).toEqual([1, 4, 9, 10]);
  });
});

describe('IMP-06 matching', () => {
  test('a superseded code offers its replacement', () => {
    expect(brief('HXB-16080-88Y 10')).toEqual([['HXB-16080-88Z', 10, 'check']]);
  });
  test.each(['M16x80 hex bolt 8.8 galv', 'hex bolts M16 x 80mm gr 8.8 HDG', 'galvanized hex bolt M16 × 80 8.8'])(
    'description: %s',
    (text) => {
      const [found] = review(`50 off ${text}`).rows;
      expect(found?.candidates[0]?.stock_code).toBe(galv);
      expect(found?.quantity).toBe(50);
      expect(found?.band).toBe('check');
    },
  );
  test('a length does not match as the prefix of another', () => {
    const [found] = review('hex bolt M12 x 50 zinc').rows;
    expect(found?.candidates.map(({ stock_code }) => stock_code)).toEqual(['HXB-12050-88Z']);
    expect(found?.artificial).toBe(true);
  });
  test('partial matches are offered for choice', () => {
    const [found] = review('hex bolt M16 x 80 black').rows;
    expect(found?.band).toBe('choose');
    expect(found?.candidates.length).toBeGreaterThan(1);
  });
  test('a learned choice is reused', () => {
    const aliases = { [aliasKey('the big gate bolt')]: galv };
    expect(review('the big gate bolt', { aliases }).rows[0]).toMatchObject({
      band: 'sure',
      candidates: [{ stock_code: galv }],
    });
  });
  test('corrected columns are recognised again by their headings, else by their shapes', () => {
    for (const text of ['Qty\tPart no\tRequired\n5\tHXB-12050-88Z\t7', '5\tHXB-12050-88Z\t7\n6\tHXB-16080-88Z\t8']) {
      const { tables, rows } = review(text);
      const layout = tables[0]?.layout ?? '';
      expect(rows[0]?.quantity).toBe(review(text, { layouts: {} }).rows[0]?.quantity);
      const taught = { [layout]: ['none', 'code', 'quantity'], 'heads:other': ['code', 'none', 'none'] };
      expect(review(text, { layouts: taught }).rows[0]?.quantity).toBe(7);
      expect(review(text, { layouts: { [layout]: ['quantity', 'code', 'none'] } }).rows[0]?.quantity).toBe(5);
      expect(
        review(text, { layouts: taught, roles: { [layout]: ['quantity', 'code', 'none'] } }).rows[0]?.quantity,
      ).toBe(5);
      expect(review(text.replaceAll('HXB-12050-88Z', 'HXB-16080-88G')).tables).toMatchObject([{ layout }]);
    }
    expect(review('a bolt\nand a nut').tables).toEqual([]);
  });
  test('a code with one mistake is offered for choice; an unrelated text is unknown', () => {
    expect(review('HXB-1608O-88G 5').rows[0]).toMatchObject({ band: 'choose', candidates: [{ stock_code: galv }] });
    expect(review('QQQQ-999999 5').rows[0]).toMatchObject({ band: 'unknown', candidates: [] });
  });
  test('metres of a part in lengths are a number of lengths', () => {
    const rod = part('TRD-12300-48Z', 'Threaded rod M12 × 3 m, 4.8, zinc', {
      ...{
        product_type: 'Threaded rod',
        size: 'M12',
        thread: 'M12',
        length: '3 m',
        spec: '4.8',
        finish: 'Zinc plated',
      },
      ...{ sell_quantity_minimum: 1, sell_quantity_increment: 1 },
    });
    const rods = buildSearchIndex(stockListOf([rod]));
    const { rows } = reviewImport(rods, { text: '30 m of M12 x 3m allthread zinc\n- 12 m of m12 threaded rod zinc' });
    expect(rows.map(({ quantity, quantity_text }) => [quantity, quantity_text])).toEqual([
      [10, '30 m'],
      [4, '12 m'],
    ]);
  });
  test('a finish alone names no part, as in a drawing number that contains its letters', () => {
    expect(review('Part number\tDescription\tQty\nZP-1001\tBase plate\t4').rows[0]).toMatchObject({ band: 'unknown' });
  });
  test('a row whose description contradicts its code must be checked', () => {
    const [found] = review(`Code\tDescription\tQty\n${galv}\tHex bolt M12 x 50\t5`).rows;
    expect(found).toMatchObject({ band: 'check', reason: 'The row says M12, the part with this code is M16.' });
  });
  test.each([
    ['123', '00123'],
    ['1.00E+05', '1E5'],
    ['100000', '1E5'],
    ['12-Mar', '3-12'],
    ['2026-03-12', '3-12'],
    ['12/03/2026', '3-12'],
  ])('a code converted by a spreadsheet is recognised: %s', (typed, code) => {
    const [found] = review(`Code,Qty\n${typed},7\n${galv},1`).rows;
    expect(found).toMatchObject({ band: 'check', quantity: 7, candidates: [{ stock_code: code }] });
  });
});

test('IMP-02 a missing or invalid quantity is filled in and marked', () => {
  const rows = review(`Code\tQty\n${galv}\t\n${galv}\t1e9\n${galv}\t=1+1\n${galv}\t30`).rows;
  expect(rows.map(({ artificial }) => artificial)).toEqual([true, true, true, false]);
  expect(rows.map(({ band }) => band)).toEqual(['sure', 'check', 'check', 'sure']);
  expect(rows.map(({ quantity_only }) => quantity_only)).toEqual([false, true, true, false]);
});

describe('IMP-06 a row with a quantity of 0 or below orders nothing and gives the reason', () => {
  test.each([
    [`Code\tQty\n${galv}\t0`, 'The quantity is 0.'],
    [`Code\tQty\n${galv}\t0.00`, 'The quantity is 0.'],
    [`Code\tQty\tUnit\n${galv}\t0\tBOX`, 'The quantity is 0.'],
    [`Code\tQty\n${galv}\t-5`, 'The quantity is below zero.'],
    [`Code\tQty\n${galv}\t−5`, 'The quantity is below zero.'],
    [`Code\tQty\n${galv}\t(5)`, 'The quantity is below zero.'],
    [`${galv},-5`, 'The quantity is below zero.'],
    [`${galv} -5`, 'The quantity is below zero.'],
    [`-5 x ${galv}`, 'The quantity is below zero.'],
    [`0 boxes of ${galv}`, 'The quantity is 0.'],
  ])('%j', (text, why) => {
    const [row] = review(text).rows;
    expect(row).toMatchObject({
      quantity: 0,
      artificial: false,
      orders_nothing: why,
      candidates: [{ stock_code: galv }],
    });
    expect(row?.reason).toContain(why);
  });
  test('a dash before a quantity is not a minus sign', () => {
    expect(brief(`${galv} - 100`)).toEqual([[galv, 100, 'sure']]);
  });
});

describe('IMP-06 quantities in packs, dozens and parts of a pack', () => {
  test.each([
    [`2 boxes ${galv}`, 200],
    [`2 boxes of ${galv}`, 200],
    [`3 packs of ${galv}`, 300],
    [`2 dozen ${galv}`, 24],
    [`1/2 box ${galv}`, 50],
    [`half a box of ${galv}`, 50],
    [`1½ boxes ${galv}`, 150],
    [`2.5 boxes ${galv}`, 250],
    [`2 x box ${galv}`, 200],
    [`two boxes of ${galv}`, 200],
    [`a dozen ${galv}`, 12],
    [`2 boxes of 50 ${galv}`, 100],
    [`${galv} box x 2`, 200],
    [`${galv} - 2 boxes please`, 200],
    [`please send 2 boxes of ${galv} to site`, 200],
    [`${galv}\t2 boxes`, 200],
    [`2\tboxes\t${galv}`, 200],
    [`Code,Qty,UOM\n${galv},2,BX`, 200],
    [`Code,Qty,UOM\n${galv},1/2 box,EA`, 50],
    ['2 boxes M16x80 hex bolt 8.8 galv', 200],
    ['M16x80 hex bolt 8.8 galv 2 boxes', 200],
  ])('%j', (text, quantity) => {
    const [row] = review(text).rows;
    expect(row).toMatchObject({ quantity, artificial: false, candidates: [{ stock_code: galv }] });
  });
  test('the reason shows how packs were converted', () => {
    expect(review(`2 boxes ${galv}`).rows[0]?.reason).toBe('Exact code. 2 boxes of 100 = 200.');
    expect(review(`1/3 box ${galv}`).rows[0]?.reason).toContain('rounded up to 34');
  });
  test.each([
    [`2 bags ${galv}`, 'This part has no bag size.'],
    [`a carton of ${galv} 5`, 'is not a quantity'],
    [`box ${galv} 5 each box`, 'is not a quantity'],
    [`Code,Qty,UOM\n${galv},5,ROLL`, 'The unit “ROLL” is not known'],
  ])('an unclear quantity must be checked: %j', (text, why) => {
    const [row] = review(text).rows;
    expect(row).toMatchObject({ band: 'check', quantity_only: true });
    expect(row?.reason).toContain(why);
  });

  test('a unit before the code counts like a unit after it', () => {
    const count = fc.oneof(
      fc.integer({ min: 0, max: 5000 }).map(String),
      fc.constantFrom('1/2', '1 1/2', '½', '2.5', 'half a', 'a', 'two'),
    );
    const unit = fc.constantFrom(...packUnits, ...pieceUnits);
    fc.assert(
      fc.property(count, unit, fc.constantFrom(galv, '00123', 'KF-1032'), fc.boolean(), (amount, word, code, of) => {
        fc.pre(/^\d+$/.test(amount) || packUnits.includes(word));
        const [first] = review(`${amount} ${word} ${of ? 'of ' : ''}${code}`).rows;
        const [second] = review(`${code} ${amount} ${word}`).rows;
        const [inCells] = review(`Code\tQty\n${code}\t${amount} ${word}`).rows;
        for (const other of [second, inCells]) {
          expect({ ...other, row: null }).toEqual({ ...first, row: null });
        }
        expect(first?.artificial).toBe(first?.quantity_only);
      }),
    );
  });
});

describe('IMP-01 a list with the quantity per assembly and the total', () => {
  test.each([
    ['Part no,Qty per,Total qty', '2,40'],
    ['Part no,Total quantity,Qty/unit', '40,2'],
    ['Part no,Qty,Qty total', '2,40'],
  ])('%s: the total is used', (heads, figures) => {
    expect(brief(`${heads}\n${galv},${figures}`)).toEqual([[galv, 40, 'sure']]);
  });
  test('IMP-06 a note says that the total is used, unless the buyer corrects the columns', () => {
    const text = `Part no,Qty per,Total qty\n${galv},2,40`;
    expect(review(text).notes).toEqual([
      'The list has both “Qty per” and “Total qty”. The quantities are from “Total qty”.',
    ]);
    const corrected = review(text, {
      roles: { [review(text).tables[0]?.layout ?? '']: ['code', 'quantity', 'none'] },
    });
    expect(corrected).toMatchObject({ notes: [], rows: [{ quantity: 2 }] });
    expect(review(`Part no,Qty per\n${galv},2`)).toMatchObject({ notes: [], rows: [{ quantity: 2 }] });
  });
});

test('IMP-03 rows beyond the limit are counted', () => {
  expect(review(`${galv}\t1\n`.repeat(mostRows + 5)).tooMany).toBe(5);
});

test('rows with the same part are found for merging', () => {
  const found = duplicatesOf([
    { id: 'a', stock_code: 'X' },
    { id: 'b', stock_code: 'Y' },
    { id: 'c', stock_code: 'X' },
  ]);
  expect([...found]).toEqual([['X', ['a', 'c']]]);
});

test('IMP-06 no text makes it fail; every line with a letter or digit is a row or is left out with a reason', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ unit: 'grapheme', maxLength: 30 }).map((s) => s.replace(/[\r\n"\ufeff]/g, ' ')),
        { maxLength: 12 },
      ),
      (lines) => {
        const { rows, leftOut } = review(lines.join('\n'));
        const reported = new Set([...rows.map(({ row }) => row.line), ...leftOut.map(({ line }) => line)]);
        lines.forEach((line, i) => {
          if (/[\p{L}\p{N}]/u.test(line.replace(/^[\s>•*·–—▪◦-]*(?:\(?\d{1,3}[.)]\s+|\[[ xX]?\]\s+)?/u, '')))
            expect(reported.has(i + 1)).toBe(true);
        });
        for (const { quantity, candidates, band, orders_nothing } of rows) {
          expect(quantity === 0).toBe(orders_nothing !== null);
          expect(candidates.length).toBeLessThanOrEqual(3);
          expect(candidates.length === 0).toBe(band === 'unknown');
        }
      },
    ),
  );
});

const many = buildSearchIndex(stockListOf(manyParts(500)));
const someLines = fc
  .uniqueArray(fc.nat(499), { minLength: 1, maxLength: 60 })
  .chain((rows) =>
    fc.tuple(
      ...rows.map((row) => fc.record({ row: fc.constant(row), quantity: fc.integer({ min: 1, max: 9_999_999 }) })),
    ),
  );
for (const [name, write] of [
  ['plain text', listToText],
  ['CSV', listToCsv],
] as const) {
  test(`IMP-05 ${name} of a cart pastes back to the same cart`, () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const list = lines.map(({ row, quantity }) => ({
          stock_code: many.list.stock_code[row] ?? '',
          description: many.list.description[row] ?? '',
          quantity,
        }));
        const { rows, leftOut } = reviewImport(many, { text: write(list) });
        expect(rows.map(({ row, quantity }) => [row.code, quantity])).toEqual(
          list.map((line) => [line.stock_code, line.quantity]),
        );
        expect(leftOut).toHaveLength(1);
      }),
    );
  });
}

test('IMP-05 no CSV cell begins like a formula, except a plain number', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', ' ='), fc.string(), (start, rest) => {
      const csv = listToCsv([
        { stock_code: start + rest, description: start + rest, quantity: 1, reference: start + rest },
      ]);
      const row = csv.split('\r\n')[1] ?? '';
      for (const cell of row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
        expect(cell.replace(/^"/, '')).not.toMatch(/^(?!-\d+(?:\.\d+)?$)\s*[=+\-@]/);
    }),
  );
});

test('IMP-06 a code with one wrong, missing, extra or swapped character is found', () => {
  fc.assert(
    fc.property(fc.nat(499), fc.nat(30), fc.constantFrom('other', 'missing', 'more', 'swapped'), (row, place, kind) => {
      const code = (many.list.stock_code[row] ?? '').replace(/\W/g, '');
      const at = place % (code.length - 1);
      const wrong = {
        other: `${code.slice(0, at)}%${code.slice(at + 1)}`.replace('%', code[at] === 'Q' ? 'W' : 'Q'),
        missing: code.slice(0, at) + code.slice(at + 1),
        more: `${code.slice(0, at)}Q${code.slice(at)}`,
        swapped: `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`,
      }[kind];
      fc.pre(wrong !== code);
      expect(similarCodes(many, wrong, 500)).toContain(row);
    }),
  );
});

test('IMP-06 a row that names several parts is a row for each, with its own part, quantity and lesson', () => {
  const sold = [
    part('HXB-16065-88Z', 'Hex bolt M16 x 65 8.8, zinc plated', { length: '65', finish: 'Zinc plated' }),
    part('HXN-16000-08Z', 'Hex nut M16 8, zinc plated', {
      product_type: 'Hex nut',
      length: '',
      spec: '8',
      finish: 'Zinc plated',
    }),
    part('WFL-16030-00Z', 'Flat washer M16, zinc plated', {
      product_type: 'Flat washer',
      length: '',
      spec: '',
      finish: 'Zinc plated',
    }),
  ];
  const list = reviewImport(buildSearchIndex(stockListOf(sold)), {
    text: '50 M16 x 65 hex bolts zinc with nuts and 2 flat washers',
  });
  expect(list.rows.map(({ candidates, quantity }) => [candidates[0]?.stock_code, quantity])).toEqual([
    ['HXB-16065-88Z', 50],
    ['HXN-16000-08Z', 50],
    ['WFL-16030-00Z', 100],
  ]);
  expect(list.rows[1]?.reason).toContain('Part 2 of this row: “m16 zinc nuts”.');
  const boxes = reviewImport(buildSearchIndex(stockListOf(sold)), {
    text: 'M16 x 65 hex bolts zinc with nuts, 2 boxes',
  }).rows;
  expect(boxes.map(({ quantity_text }) => quantity_text)).toEqual(['2 boxes', String(boxes[0]?.quantity)]);
  const alone = reviewImport(buildSearchIndex(stockListOf(sold)), {
    text: 'M16 x 125 wedge anchors with nuts, 4',
  }).rows;
  expect(alone.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/Its nut and washer usually come with it; none are added\.$/),
  ]);
  const entries = reviewEntries(list);
  expect(entries.map(({ id, line, called }) => [id, line, called])).toEqual([
    ['1.1', 1, 'm16 x 65 hex bolts zinc'],
    ['1.2', 1, 'm16 zinc nuts'],
    ['1.3', 1, 'm16 zinc flat washers'],
  ]);
});
