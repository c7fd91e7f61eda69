import { expect, test } from 'vitest';
import { config } from '../../config.ts';
import { orderTitle } from './order-title.ts';

test('NAV-13 the document title names the order, by its reference if it has one', () => {
  const order = { orderNum: 'KES014-204817', tabtype: 'order' } as const;
  expect(orderTitle({ ...order, prettyName: 'PO 48817' })).toBe(`PO 48817, order KES014-204817 · ${config.name}`);
  expect(orderTitle({ ...order, prettyName: '204817' })).toBe(`Order KES014-204817 · ${config.name}`);
  expect(orderTitle({ ...order, tabtype: 'qq', prettyName: '204817' })).toBe(
    `Quick quote KES014-204817 · ${config.name}`,
  );
});
