import type { Transaction } from '../../db/database.ts';
import { type DemoPart, informationOf } from '../catalogue/part.ts';
import type { DemoPrice } from '../catalogue/prices.ts';
import type { DemoSupplier } from '../supplier.ts';
import { type Column, insertRows } from './insert.ts';

const partColumns: readonly Column<DemoPart>[] = [
  ['stock_code', 'text', (part) => part.stock_code],
  ['part_id', 'integer', (part) => part.part_id],
  ['description', 'text', (part) => part.description],
  ['product_category', 'text', (part) => part.product_category],
  ['product_type', 'text', (part) => part.product_type],
  ['thread', 'text', (part) => part.thread],
  ['finish', 'text', (part) => part.finish],
  ['spec', 'text', (part) => part.spec],
  ['size', 'text', (part) => part.size],
  ['length', 'text', (part) => part.length],
  ['image', 'text', (part) => part.image],
  ['pack_quantity', 'integer', (part) => part.pack_quantity],
  ['pack_code', 'text', (part) => part.pack_code],
  ['pack_weight', 'integer', (part) => part.pack_weight],
  ['inner_quantity', 'integer', (part) => part.inner_quantity],
  ['sell_quantity_minimum', 'integer', (part) => part.sell_quantity_minimum],
  ['sell_quantity_increment', 'integer', (part) => part.sell_quantity_increment],
  ['price_per', 'integer', (part) => part.price_per],
  ['discontinued', 'boolean', (part) => part.discontinued],
  ['superseded_by', 'text', (part) => part.superseded_by],
  ['poa', 'boolean', (part) => part.poa],
  ['information', 'jsonb', (part) => JSON.stringify(informationOf(part))],
];

const money = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** One row for each quantity break. */
const priceRows = (prices: readonly DemoPrice[]) =>
  prices.flatMap(({ quantity_breaks, cents, ...price }) =>
    quantity_breaks.map((quantity_break, i) => ({ ...price, quantity_break, price: money(cents[i] ?? 0) })),
  );

export async function fillCatalogue(
  tx: Transaction,
  supplier: DemoSupplier,
  progress: (line: string) => void,
): Promise<void> {
  const counted = (count: number) => count.toLocaleString('en-AU');
  await insertRows(tx, 'part', partColumns, supplier.parts);
  progress(`Catalogue ${counted(supplier.parts.length)} parts`);
  const prices = priceRows(supplier.prices);
  await insertRows(
    tx,
    'price',
    [
      ['stock_code', 'text', (row) => row.stock_code],
      ['accode', 'text', (row) => row.accode],
      ['price_type', 'text', (row) => row.price_type],
      ['quantity_break', 'integer', (row) => row.quantity_break],
      ['price', 'numeric', (row) => row.price],
    ],
    prices,
  );
  progress(`Prices ${counted(prices.length)}`);
  await insertRows(
    tx,
    'stock',
    [
      ['stock_code', 'text', (row) => row.stock_code],
      ['available', 'integer[]', (row) => row.available],
      ['next_dates', 'date[]', (row) => row.next_dates],
    ],
    supplier.stock,
  );
  progress(`Stock of ${counted(supplier.stock.length)} parts`);
  await insertRows(
    tx,
    'part_relation',
    [
      ['stock_code', 'text', (row) => row.stock_code],
      ['relation', 'text', (row) => row.relation],
      ['other_stock_code', 'text', (row) => row.other_stock_code],
      ['position', 'smallint', (row) => row.position],
    ],
    supplier.relations,
  );
  progress(`Alternates, related parts and packs ${counted(supplier.relations.length)}`);
  await insertRows(
    tx,
    'filter',
    [
      ['filter', 'text', (row) => row.filter],
      ['filter_root', 'text', (row) => row.filter_root],
      ['type', 'text', (row) => row.type],
      ['description', 'text', (row) => row.description],
      ['position', 'integer', (row) => row.position],
      ['members', 'integer[]', (row) => row.members],
      ['image', 'text', (row) => row.image],
      ['status', 'text', (row) => row.status],
      ['hidden', 'boolean', (row) => row.hidden],
    ],
    supplier.filters,
  );
  progress(`Filters ${counted(supplier.filters.length)}`);
  await fillPapers(tx, supplier);
  progress(`Documents and certificates ${counted(supplier.documents.length + supplier.certificates.length)}`);
}

async function fillPapers(tx: Transaction, supplier: DemoSupplier): Promise<void> {
  await insertRows(
    tx,
    'document',
    [
      ['resource_id', 'text', (row) => row.resource_id],
      ['title', 'text', (row) => row.title],
      ['kind', 'text', (row) => row.kind],
      ['path', 'text', (row) => row.path],
      ['body', 'jsonb', (row) => JSON.stringify(row.body)],
    ],
    supplier.documents,
  );
  await insertRows(
    tx,
    'part_document',
    [
      ['stock_code', 'text', (row) => row.stock_code],
      ['resource_id', 'text', (row) => row.resource_id],
    ],
    supplier.partDocuments,
  );
  await insertRows(
    tx,
    'test_certificate',
    [
      ['certificate_no', 'text', (row) => row.certificate_no],
      ['stock_code', 'text', (row) => row.stock_code],
      ['batch', 'text', (row) => row.batch],
      ['heat', 'text', (row) => row.heat],
      ['issued', 'date', (row) => row.issued],
      ['data', 'jsonb', (row) => JSON.stringify(row.data)],
    ],
    supplier.certificates,
  );
}
