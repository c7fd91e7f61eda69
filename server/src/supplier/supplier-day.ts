import { orderDate } from '@portal/domain/format';
import { readReference } from '../catalogue/reference.ts';
import type { Transaction } from '../db/database.ts';

/** The calendar day of a moment where the supplier is, YYYY-MM-DD: quotes expire and deals start by it. */
export async function supplierDay(db: Pick<Transaction, 'query'>, moment: Date): Promise<string> {
  return orderDate(moment, (await readReference(db)).time_zone);
}
