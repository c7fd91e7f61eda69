import { expect, test } from 'vitest';
import { detailRows, detailText } from './audit-detail.ts';

const detail = {
  user_id: '01J',
  username: 'ada',
  changes: { email: { from: '', to: 'ada@example.com' }, accounts: { from: ['A', 'B'], to: [] } },
};

test('a line begins with the user concerned and shows changes as old and new values, without ids', () => {
  expect(detailText(detail)).toBe('ada; Email: empty → ada@example.com; Accounts: A, B → empty');
  expect(detailText({ username: 'ada', address: '127.0.0.1', second_factor: null })).toBe('ada; Address: 127.0.0.1');
  expect(detailText({})).toBe('');
});

test('a line leaves out the user whom the column beside it names, and keeps another', () => {
  expect(detailText({ username: 'ada', address: '127.0.0.1' }, ['ada', null])).toBe('Address: 127.0.0.1');
  expect(detailText({ username: 'ada', address: '127.0.0.1' }, ['root', null])).toBe('ada; Address: 127.0.0.1');
});

test('the rows have every detail with a value, unknown ones under their own name', () => {
  expect(detailRows({ user_id: '01J', second_factor: null, was_on: true, destination: 'erp', ended: 0 })).toEqual([
    ['User id', '01J'],
    ['was on', 'Yes'],
    ['destination', 'erp'],
    ['Sessions ended', '0'],
  ]);
});
