import { expect, test } from 'vitest';
import { destinationRows, targetOf } from './destination-rows.ts';
import type { Destination } from './destinations.ts';

const webhook = {
  name: 'erp',
  kind: 'webhook',
  url: 'https://user:secret@erp.example/orders?key=secret',
} as Partial<Destination> as Destination;

test('a destination is shown without credentials or query', () => {
  expect(targetOf(webhook)).toBe('https://erp.example/orders');
});

test('a destination that is no longer configured is listed while it has a queue', () => {
  const queue = { waiting: 2, dead: 1, delivered: 0, oldest: null, last_delivered: null, answer: '503' };
  expect(destinationRows([webhook], [{ destination: 'former', ...queue }])).toMatchObject([
    { name: 'erp', kind: 'webhook', waiting: 0, dead: 0 },
    { name: 'former', kind: null, target: '', waiting: 2, dead: 1, answer: '503' },
  ]);
});
