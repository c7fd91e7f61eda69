import { either, oneOf, optional, sequence } from '../fasteners/patterns.ts';

/** What a total may be of: `Total lines`, `Total inc GST`. */
const totalled = [
  ...['line', 'lines', 'item', 'items', 'qty', 'quantity', 'price', 'inc', 'ex', 'incl', 'excl'],
  ...['gst', 'vat', 'aud', 'nzd', 'gbp', 'usd', 'eur'],
] as const;
/** `Total`, `Sub-total`, `Grand total`, `Totals`, `Total AUD`. */
const total = sequence(/(?:sub|grand)?[\s-]*total/, optional(either(/s/, sequence(/[\s-]+/, oneOf(totalled)))));
/** Charges beside the parts. */
const charges = [
  ...['gst', 'vat', 'tax', 'freight', 'carriage', 'shipping', 'surcharge'],
  ...['delivery', 'delivery charge', 'delivery fee'],
] as const;
/** `: $1,250.00`, ` 10%`, ` (10%) GST`. */
const amount = /[\s:$%\d.,()]*(?:gst|vat)?/;
const sum = new RegExp(sequence(/^/, either(total, oneOf(charges)), /\b/, amount, /$/), 'i');

/** Whether a text is the end of a quote or an invoice: `Subtotal`, `GST 10%`, `Freight`. */
export const isSum = (text: string): boolean => sum.test(text);
