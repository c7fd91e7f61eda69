import { formatNumber, shortDate } from '@portal/domain/format';
import { documentsMessages } from '../messages/documents.ts';
import { type BusinessDocument, writeBusinessDocument } from '../pdf/business-document.ts';
import type { Column, TableRow } from '../pdf/table.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { count, ownCode } from './paper-text.ts';
import type { SalesDocument } from './read-sales-document.ts';

type Line = SalesDocument['order_lines'][number];

const { columns: titles, facts, sums } = documentsMessages;

export type DeliveryDocument = keyof typeof documentsMessages.deliveryDocuments;

const columns: readonly Column[] = [
  { title: titles.line, width: 30, align: 'left' },
  { title: titles.stockCode, width: 110, align: 'left' },
  { title: titles.description, width: 181, align: 'left' },
  { title: titles.quantity, width: 54, align: 'right' },
  { title: titles.packs, width: 66, align: 'right' },
];
const noteColumn = 2;
const deliveryColumns: readonly Column[] = [...columns, { title: titles.received, width: 58, align: 'right' }];
const packingColumns: readonly Column[] = [...columns, { title: titles.weight, width: 58, align: 'right' }];

/** `4 × 100 + 20`: full packs, then the rest. Empty if the part's pack size is unknown. */
export function packsText(quantity: number, pack: number | null): string {
  if (pack === null || pack <= 0) return '';
  const full = Math.floor(quantity / pack);
  const rest = quantity - full * pack;
  const whole = full === 0 ? '' : documentsMessages.packs(count(full), count(pack));
  return [whole, rest === 0 ? '' : count(rest)].filter((text) => text !== '').join(' + ');
}

/**
 * Weight of a line in grams, rounded as printed, so that the printed weights add up: to 1 g below a kilogram, else to 10 g. A weight that
 * is not 0 is at least 1 g. Null if unknown.
 */
function gramsOf({ so_display_qty, pack_quantity, pack_weight }: Line): number | null {
  if (pack_quantity === null || pack_weight === null || pack_quantity <= 0) return null;
  const exact = (so_display_qty * pack_weight) / pack_quantity;
  if (exact > 0 && exact < 1) return 1;
  const grams = Math.round(exact);
  return grams < 1000 ? grams : Math.round(exact / 10) * 10;
}

/** `4 g`, `5.00 kg`. A total with light lines has three decimals: `5.004 kg`. */
function weightText(grams: number): string {
  if (grams < 1000) return documentsMessages.grams(count(grams));
  const decimals = grams % 10 === 0 ? 2 : 3;
  return documentsMessages.kilograms(formatNumber((grams / 1000).toFixed(decimals), 1));
}

function rowOf(line: Line, last: string): TableRow {
  const { line_number, stock_code, description, so_display_qty, pack_quantity } = line;
  const packs = packsText(so_display_qty, pack_quantity);
  return {
    cells: [String(line_number), stock_code, description, count(so_display_qty), packs, last],
    notes: ownCode(line.customer_stock_code),
  };
}

const weightOf = (line: Line) => {
  const grams = gramsOf(line);
  return grams === null ? '' : weightText(grams);
};

function packingSums(lines: readonly Line[]): BusinessDocument['sums'] {
  const weights = lines.map(gramsOf);
  const known = weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0);
  const lacking = weights.filter((grams) => grams === null).length;
  const label = lacking === 0 ? sums.weight : sums.weightWithoutSome(count(lacking));
  return [
    { label: sums.lines, amount: count(lines.length) },
    { label, amount: weightText(known), bold: true },
  ];
}

/** HIST-04: the delivery note or packing list of an order. Neither shows prices. */
export function deliveryPdf(order: SalesDocument, kind: DeliveryDocument, supplier: Supplier): Promise<Buffer> {
  const isNote = kind === 'delivery_note';
  return writeBusinessDocument(
    {
      kind: documentsMessages.deliveryDocuments[kind],
      number: order.so_order_no,
      buyer: order.deliver_to[0] ?? '',
      parties: [
        { heading: facts.deliverTo, lines: order.deliver_to },
        { heading: facts.customer, lines: order.bill_to },
      ],
      facts: [
        [facts.order, order.so_order_no],
        [facts.date, shortDate(order.so_order_date)],
        [facts.yourReference, order.customer_reference],
        [facts.account, order.accode],
        [facts.carrier, order.carrier],
      ],
      columns: isNote ? deliveryColumns : packingColumns,
      noteColumn,
      rows: order.order_lines.map((line) => rowOf(line, isNote ? '' : weightOf(line))),
      sums: isNote ? [] : packingSums(order.order_lines),
      notes: isNote
        ? [
            {
              heading: documentsMessages.receivedInGoodCondition,
              text: documentsMessages.signature,
            },
          ]
        : [],
    },
    supplier,
  );
}
