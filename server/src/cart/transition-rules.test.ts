import { newCart } from '@portal/domain/cart';
import { describe, expect, test } from 'vitest';
import { cartMessages } from '../messages/cart.ts';
import {
  assignRules,
  autoSubmitRules,
  autoSubmitTime,
  cancelRules,
  confirmRules,
  recycleRules,
  submitRules,
  unconfirmRules,
} from './transition-rules.ts';

const at = '2026-03-02T01:00:00.000Z';
const open = newCart({ orderNum: 'KES014-000001', accode: 'KES014', billto: 'KES' });
const carts = {
  open,
  confirmed: { ...open, confirmed: at, auto_submit: at },
  held: { ...open, confirmed: at },
  submitted: { ...open, confirmed: at, submitted: at },
  cancelled: { ...open, cancelled: at },
};

const { submitted, cancelled, notConfirmed, confirmed } = cartMessages;
const everyStatus = ['open', 'confirmed', 'held', 'submitted', 'cancelled'] as const;

/** The result of each change for a cart of each status in `everyStatus`. 'done': there is nothing to change; null: the change is made. */
const expected = {
  confirm: [null, 'done', 'done', submitted, cancelled],
  unconfirm: ['done', null, null, submitted, cancelled],
  submit: [notConfirmed, null, null, 'done', cancelled],
  cancel: [null, null, null, submitted, 'done'],
  recycle: ['done', confirmed, confirmed, submitted, null],
  submitInAMinute: [notConfirmed, null, null, submitted, cancelled],
  claim: [null, null, null, null, null],
  release: ['done', 'done', 'done', 'done', 'done'],
};

const rules = {
  confirm: confirmRules(null),
  unconfirm: unconfirmRules,
  submit: submitRules,
  cancel: cancelRules,
  recycle: recycleRules,
  submitInAMinute: autoSubmitRules(60),
  claim: assignRules('sam'),
  release: assignRules(null),
};

describe('CART-06, CART-14: what each change of status answers for an open, confirmed, held, submitted and cancelled cart', () => {
  test.each(Object.entries(rules))('%s', (name, { isDone, refusal }) => {
    const answers = everyStatus.map((status) => (isDone(carts[status]) ? 'done' : refusal(carts[status])));
    expect(answers).toEqual(expected[name as keyof typeof expected]);
  });
});

test('CART-14: a cart that the caller has needs no claim, somebody else’s is taken over', () => {
  expect(assignRules('sam').isDone({ ...open, assignee: 'sam' })).toBe(true);
  expect(assignRules('sam').isDone({ ...open, assignee: 'kim' })).toBe(false);
  expect(assignRules(null).isDone({ ...open, assignee: 'kim' })).toBe(false);
});

test('CART-19: automatic submission starts after the given seconds, and stopping it twice changes nothing', () => {
  expect(autoSubmitTime(90, new Date(at))).toBe('2026-03-02T01:01:30.000Z');
  expect(autoSubmitTime(null, new Date(at))).toBeNull();
  const stop = autoSubmitRules(null);
  expect(stop.isDone(carts.confirmed)).toBe(false);
  expect(stop.isDone(carts.held)).toBe(true);
  expect(stop.isDone(open)).toBe(false);
  expect(stop.refusal(open)).toBe(notConfirmed);
});
