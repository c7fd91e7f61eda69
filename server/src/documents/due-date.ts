import { documentsMessages } from '../messages/documents.ts';
import type { Supplier } from '../supplier/supplier.ts';

type Terms = Supplier['payment'];

/** The due date of an invoice with this date, both YYYY-MM-DD. */
export function dueDate(invoiced: string, { days, from }: Terms): string {
  const start = new Date(`${invoiced}T00:00:00Z`);
  // Day 0 of the next month is the last day of this one.
  if (from === 'end of month') start.setUTCMonth(start.getUTCMonth() + 1, 0);
  start.setUTCDate(start.getUTCDate() + days);
  return start.toISOString().slice(0, 10);
}

export const termsText = ({ days, from }: Terms) => documentsMessages.paymentTerms(days, from === 'end of month');
