import { expect, test, vi } from 'vitest';
import { createVisitorPortal } from './create-visitor-portal.ts';
import { seenAs } from './seen-as.ts';
import { accountOf } from './session.ts';

const portal = createVisitorPortal({} as never, 1);

test('HIVE-15 a preview is seen as a visitor, a customer with an account, or staff, whoever is signed in', () => {
  const [visitor, customer, staff] = (['visitor', 'customer', 'staff'] as const).map((as) =>
    seenAs(portal, as).session.get(),
  );
  expect(visitor).toEqual({ status: 'signed_out' });
  if (customer?.status !== 'signed_in' || staff?.status !== 'signed_in') throw new Error('signed out');
  expect(accountOf(customer)?.name).toBe('Sample Customer Pty Ltd');
  expect(customer.login.user_details.user_type).toBe('customer');
  expect(staff.login.user_details.user_type).toBe('mktg');
  expect(accountOf(staff)).toBeNull();
});

test('HIVE-15 a preview asks the server for no prices and changes no session', () => {
  const call = vi.spyOn(portal.transport, 'call');
  const seen = seenAs(portal, 'customer');
  const prices = seen.prices.of({ accode: 'SAMPLE', quote: null });
  prices.subscribe('HXB-16080-88G', () => {});
  expect(prices.get('HXB-16080-88G').part?.pricing[0]?.price).toBe('1.00');
  expect(prices.get('HXB-16080-88G')).toBe(prices.get('HXB-16080-88G'));
  seen.session.set({ status: 'signed_out' });
  expect(seen.session.get().status).toBe('signed_in');
  expect(call).not.toHaveBeenCalled();
});
