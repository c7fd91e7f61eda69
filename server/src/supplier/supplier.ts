import { z } from 'zod';
import type { Config } from '../config.ts';
import { sql, type Transaction } from '../db/database.ts';
import { operateMessages } from '../messages/operate.ts';

type Queries = Pick<Transaction, 'query'>;

/** The supplier's name on screens and in mails: as configured, or made from its product code (`tradeparts` → `Tradeparts`). */
export const supplierName = ({ supplierName: name, product }: Pick<Config, 'supplierName' | 'product'>) =>
  name || `${product.charAt(0).toUpperCase()}${product.slice(1)}`;

/** The time zone of a supplier that has set none. */
export const usualTimeZone = 'Australia/Sydney';

const line = z.string().max(200);
const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Supplier details printed on documents. Only the name is required. */
export const supplierDetails = z.strictObject({
  /** Trading name, printed if there is no logo. */
  name: line.min(1),
  /** The company behind the trading name. */
  legal_name: line.default(''),
  /** Printed after "ABN". */
  business_number: line.default(''),
  /** Lines of the postal address. */
  address: z.array(line).max(5).default([]),
  phone: line.default(''),
  email: line.default(''),
  website: line.default(''),
  /** When an invoice is due. */
  payment: z
    .strictObject({ days: z.number().int().min(0).max(365), from: z.enum(['invoice date', 'end of month']) })
    .default({ days: 30, from: 'end of month' }),
  /** Printed on invoices, such as { "label": "BSB", "value": "000-000" }. */
  bank_details: z
    .array(z.strictObject({ label: line, value: line }))
    .max(8)
    .default([]),
  /** Printed below the totals of quotes, orders and invoices. */
  terms: z.string().max(2000).default(''),
  /** Printed at the foot of every page. */
  footer: z.string().max(300).default(''),
  /** Time zone of the dates on documents and screens, and of the days on which quotes expire and deals start. */
  time_zone: z.string().refine(isTimeZone, operateMessages.supplier.timeZone).default(usualTimeZone),
  /** PNG or JPEG in base64. */
  logo_base64: z.string().max(1_500_000).default(''),
});
export type Supplier = z.infer<typeof supplierDetails>;

/** The supplier's details, or only its name if none are set. */
export async function readSupplier(db: Queries, config: Pick<Config, 'supplierName' | 'product'>): Promise<Supplier> {
  const [row] = await db.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE name = 'supplier'`);
  return supplierDetails.parse(row?.value ?? { name: supplierName(config) });
}

export async function writeSupplier(db: Queries, supplier: Supplier): Promise<void> {
  await db.query(sql`
    INSERT INTO setting (name, value) VALUES ('supplier', ${JSON.stringify(supplier)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}
