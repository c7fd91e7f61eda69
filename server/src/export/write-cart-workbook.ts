import type { QuotePaper } from '@portal/domain/cart';
import { inCents } from '@portal/domain/money';
import { lineAmount } from '@portal/domain/price';
import { cartWorkbookMessages } from '../messages/cart.ts';

interface Column {
  readonly head: string;
  /** In characters of the default font. */
  readonly width: number;
  /** Numbers become number cells; anything else becomes text, never a formula. */
  readonly value: (line: QuotePaper['lines'][number]) => string | number | null;
}

const columns: readonly Column[] = [
  { head: cartWorkbookMessages.stockCode, width: 20, value: (line) => line.stock_code },
  { head: cartWorkbookMessages.yourCode, width: 16, value: (line) => line.customer_stock_code },
  { head: cartWorkbookMessages.description, width: 44, value: (line) => line.description },
  { head: cartWorkbookMessages.quantity, width: 10, value: (line) => line.order_quantity },
  {
    head: cartWorkbookMessages.price,
    width: 12,
    value: ({ price, poa }) =>
      price === null ? (poa ? cartWorkbookMessages.onApplication : null) : Number(inCents(price)),
  },
  // As in the CSV file: there is no number of pieces without a price.
  {
    head: cartWorkbookMessages.pricePer,
    width: 10,
    value: (line) => (line.price === null ? null : line.price_per),
  },
  {
    head: cartWorkbookMessages.total,
    width: 14,
    value: (line) => (line.extended === null ? null : Number(lineAmount(line.extended))),
  },
  { head: cartWorkbookMessages.reference, width: 20, value: (line) => line.line_reference },
];

const money = new Set([cartWorkbookMessages.price, cartWorkbookMessages.total]);

/** IMP-05: a cart as a workbook with one sheet and no formulas, which imports to the same lines. Loads the library lazily. */
export async function writeCartWorkbook({ lines }: Pick<QuotePaper, 'lines'>): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const heads = columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const }));
  const rows = lines.map((line) =>
    columns.map(({ head, value }) => {
      const given = value(line);
      if (given === null || given === '') return null;
      // Text cells are never evaluated, so they need no leading apostrophe, which would be visible.
      if (typeof given === 'string') return { value: given, type: String };
      return { value: given, type: Number, ...(money.has(head) ? { format: '0.00' } : {}) };
    }),
  );
  const widths = columns.map(({ width }) => ({ width }));
  return writeWorkbook([heads, ...rows], {
    sheet: cartWorkbookMessages.sheet,
    columns: widths,
    stickyRowsCount: 1,
  }).toBuffer();
}
