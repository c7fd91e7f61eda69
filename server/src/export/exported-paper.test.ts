import { expect, test } from 'vitest';
import { cartMessages } from '../messages/cart.ts';
import { headingOf } from './exported-paper.ts';

const at = '2026-03-02T01:00:00.000Z';
const { submittedTitle, cancelledTitle } = cartMessages.export;

test('IMP-05 an export is titled by what the cart is: an order or a quote, a confirmation, a cancelled order', () => {
  const open = { tabtype: 'order', submitted: null, cancelled: null } as const;
  expect(headingOf(open)).not.toBe(headingOf({ ...open, tabtype: 'quote' }));
  expect(headingOf({ ...open, submitted: at })).toBe(submittedTitle);
  expect(headingOf({ ...open, cancelled: at })).toBe(cancelledTitle);
});
