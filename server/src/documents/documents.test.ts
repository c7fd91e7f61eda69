import { expect, test } from 'vitest';
import { demoSupplier } from '../demo/people/supplier-details.ts';
import { pdfText } from '../pdf/pdf-text.fixture.ts';
import { supplierDetails } from '../supplier/supplier.ts';
import { deliveryPdf, packsText } from './delivery-pdf.ts';
import { dueDate, invoicePdf, invoiceTotals, termsText } from './invoice-pdf.ts';
import type { SalesDocument } from './read-sales-document.ts';

const long =
  'Structural bolt assembly M20 × 100 hot dip galvanised to AS/NZS 1252 with nut and hardened washer, for slip-critical joints';

function orderOf(count: number, description = 'Hex bolt M12 × 50'): SalesDocument {
  const order_lines = Array.from({ length: count }, (_, i) => ({
    line_number: i + 1,
    stock_code: `HXB-${10_000 + i}`,
    description,
    so_display_qty: 100,
    amount: '12.35',
    price: '12.3450',
    price_per: 100,
    customer_stock_code: i === 0 ? 'KF-1032' : '',
    pack_code: 'BOX',
    pack_quantity: 40,
    pack_weight: 2000,
  }));
  return {
    so_order_no: '1040123',
    so_order_date: '2026-11-03',
    accode: 'KES014',
    customer_reference: 'PO 44123',
    total: ((count * 1235 + 1850) / 100).toFixed(2),
    order_lines,
    bill_to: ['Kestrel Fabrication', '48 Euston Road', 'ABN 51 123 456 789'],
    deliver_to: ['Site office gate 7', 'Parramatta NSW 2150'],
    carrier: 'Our road freight',
    due_date: null,
    invoice_number: null,
  };
}
const times = (text: string, word: string) => text.split(word).length - 1;
const invoice = async (order: SalesDocument, supplier = demoSupplier) => pdfText(await invoicePdf(order, supplier));

test('HIST-04 an invoice shows seller, buyer, line prices, due date and payment details', async () => {
  const text = await invoice(orderOf(1));
  for (const words of [
    'Tax invoice 1040123',
    'Tradeparts Fasteners Pty Ltd',
    'ABN 12 345 678 901',
    'ABN 51 123 456 789',
    'Site office gate 7',
    'PO 44123',
    'Your code: KF-1032',
    '$12.345 / 100',
    'Dec 30 2026',
    'BSB: 000-000',
    'Reference: 1040123',
    'Page 1 of 1',
  ])
    expect(text).toContain(words);
  // 12.35 + 18.50 freight + 10 % GST on both.
  for (const amount of ['$12.35', '$18.50', '$3.09', '$33.94']) expect(text).toContain(amount);
});

test('HIST-04 the due date of the order overrides the payment terms', async () => {
  const text = await invoice({ ...orderOf(1), due_date: '2026-11-20' });
  expect(text).toContain('Nov 20 2026');
  expect(text).not.toContain('30 days from');
});

test('HIST-04 an invoice has the number that the supplier reported, also as the reference of the payment', async () => {
  const text = await invoice({ ...orderOf(1), invoice_number: 'INV-90417' });
  for (const words of ['Tax invoice INV-90417', 'Reference: INV-90417', '1040123']) expect(text).toContain(words);
});

test('HIST-04 an order with a total below zero is printed as a credit note, without a day to pay by', async () => {
  const [line] = orderOf(1).order_lines;
  if (!line) throw new Error('no line');
  const order_lines = [{ ...line, so_display_qty: -100, amount: '-12.35' }];
  const text = await invoice({ ...orderOf(1), so_order_no: 'CN-71', total: '-14.35', order_lines });
  for (const words of ['Credit note CN-71', 'Date of credit', 'Other credit', '-100']) expect(text).toContain(words);
  for (const amount of ['$-12.35', '$-2.00', '$-1.44', '$-15.79']) expect(text).toContain(amount);
  for (const words of ['Tax invoice', 'Due date', 'How to pay', 'BSB']) expect(text).not.toContain(words);
});

test('HIST-04 a total below the sum of the lines is not called freight, and its minus can be read', async () => {
  const text = await invoice({ ...orderOf(2), total: '24.69' });
  expect(text).toContain('Discount or rounding');
  expect(text).toContain('$-0.01');
  expect(text).not.toContain('Freight');
});

test('HIST-04 a long invoice repeats the table header on numbered pages and has every line once', async () => {
  const text = await invoice(orderOf(120));
  const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(`Page ${pages} of ${pages}`);
  expect(times(text, 'Price ex GST')).toBe(pages);
  for (let i = 0; i < 120; i += 1) expect(times(text, `HXB-${10_000 + i}`)).toBe(1);
  expect(text).toContain('$1,482.00');
});

test('HIST-04 a long description is printed in full, over several lines and pages', async () => {
  const words = long.split(' ');
  const text = await invoice(orderOf(1, long));
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
  const book = Array.from({ length: 1500 }, (_, i) => `word${i}`).join(' ');
  const whole = await invoice(orderOf(1, book));
  expect(whole).toContain('word0 ');
  expect(whole).toContain('word1499');
  expect(whole).toMatch(/Page 3 of \d/);
});

test('HIST-04 documents of a supplier that has set only its name have no empty labels', async () => {
  const text = await invoice(orderOf(1), supplierDetails.parse({ name: 'Bolts & Co' }));
  expect(text).toContain('Bolts & Co');
  expect(text).not.toContain('How to pay');
  expect(times(text, 'ABN')).toBe(1);
});

test('HIST-04 characters that the fonts lack are replaced by similar ones', async () => {
  const text = await invoice({ ...orderOf(1), customer_reference: 'Nguyễn ⅜″ ≥ 5' });
  expect(text).toContain('Nguyen 3/8" >= 5');
});

test('HIST-04 a delivery note and a packing list show packs and weights and no prices', async () => {
  const note = pdfText(await deliveryPdf(orderOf(3), 'delivery_note', demoSupplier));
  for (const words of ['Delivery note 1040123', 'Our road freight', 'Received in good condition', '2 × 40 + 20'])
    expect(note).toContain(words);
  const list = pdfText(await deliveryPdf(orderOf(3), 'packing_list', demoSupplier));
  for (const words of ['Packing list 1040123', '5.00 kg', '15.00 kg']) expect(list).toContain(words);
  expect(note + list).not.toMatch(/\$\d+\.\d\d/);
});

test('HIST-04 a packing list shows light lines in grams, and a total that the printed weights add up to', async () => {
  const order = orderOf(3);
  const [first, second, third] = order.order_lines;
  if (!first || !second || !third) throw new Error('three lines');
  const light = { ...first, so_display_qty: 20, pack_quantity: 5000, pack_weight: 1000 };
  const lightest = { ...second, so_display_qty: 1, pack_quantity: 5000, pack_weight: 1000 };
  const listOf = async (order_lines: typeof order.order_lines) =>
    pdfText(await deliveryPdf({ ...order, order_lines }, 'packing_list', demoSupplier));
  const mixed = await listOf([light, lightest, third]);
  for (const words of ['4 g', '1 g', '5.00 kg', '5.005 kg']) expect(mixed).toContain(words);
  const small = await listOf([light, lightest]);
  expect(small).toContain('5 g');
  expect(small).not.toContain('kg');
});

test('HIST-04 a quantity is split into full packs and a rest', () => {
  expect(packsText(100, 100)).toBe('1 × 100');
  expect(packsText(2120, 100)).toBe('21 × 100 + 20');
  expect(packsText(20, 100)).toBe('20');
  expect(packsText(20, null)).toBe('');
});

test('HIST-04 the due date counts from the invoice date or the end of its month', () => {
  expect(dueDate('2026-01-31', { days: 30, from: 'invoice date' })).toBe('2026-03-02');
  expect(dueDate('2026-01-05', { days: 30, from: 'end of month' })).toBe('2026-03-02');
  expect(dueDate('2026-01-31', { days: 0, from: 'end of month' })).toBe('2026-01-31');
  expect(dueDate('2028-02-10', { days: 1, from: 'end of month' })).toBe('2028-03-01');
  expect(dueDate('2026-12-31', { days: 7, from: 'end of month' })).toBe('2027-01-07');
});

test('HIST-04 payment terms as text', () => {
  expect(termsText({ days: 30, from: 'end of month' })).toBe('30 days from end of month');
  expect(termsText({ days: 1, from: 'invoice date' })).toBe('1 day from invoice date');
  expect(termsText({ days: 0, from: 'invoice date' })).toBe('On invoice date');
  expect(termsText({ days: 0, from: 'end of month' })).toBe('At end of month');
});

test('HIST-04 an invoice adds goods, other charges, and GST on both', () => {
  const order_lines = [{ amount: '10.05' }, { amount: '0.10' }];
  expect(invoiceTotals({ total: '10.15', order_lines })).toEqual({
    goods: '10.15',
    other: null,
    gst: '1.02',
    total: '11.17',
  });
  expect(invoiceTotals({ total: '25.15', order_lines })).toEqual({
    goods: '10.15',
    other: '15.00',
    gst: '2.52',
    total: '27.67',
  });
  expect(invoiceTotals({ total: '0.00', order_lines: [] })).toEqual({
    goods: '0.00',
    other: null,
    gst: '0.00',
    total: '0.00',
  });
});
