import type { QuotePaper } from '@portal/domain/cart';
import { inCents } from '@portal/domain/money';
import { lineAmount } from '@portal/domain/price';

interface Column {
  readonly head: string;
  /** In characters of the default font. */
  readonly width: number;
  /** Numbers become number cells; anything else becomes text, never a formula. */
  readonly value: (line: QuotePaper['lines'][number]) => string | number | null;
}

const columns: readonly Column[] = [
  { head: 'Stock code', width: 20, value: (line) => line.stock_code },
  { head: 'Your code', width: 16, value: (line) => line.customer_stock_code },
  { head: 'Description', width: 44, value: (line) => line.description },
  { head: 'Quantity', width: 10, value: (line) => line.order_quantity },
  { head: 'Price', width: 12, value: (line) => (line.price === null ? null : Number(inCents(line.price))) },
  { head: 'Price per', width: 10, value: (line) => line.price_per },
  { head: 'Total', width: 14, value: (line) => (line.extended === null ? null : Number(lineAmount(line.extended))) },
  { head: 'Reference', width: 20, value: (line) => line.line_reference },
];

const money = new Set(['Price', 'Total']);

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
  return writeWorkbook([heads, ...rows], { sheet: 'Order', columns: widths, stickyRowsCount: 1 }).toBuffer();
}
