import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationMessage } from './validation-messages.ts';

const request = z.strictObject({
  name: z.string().min(1).max(5),
  phone: z.string().min(8),
  email: z.email(),
  count: z.number().int().min(1).max(9),
  kind: z.enum(['order', 'quote']),
  codes: z.array(z.string()).max(1),
});

test('CALL-07 VAL-01 schema errors become readable messages', () => {
  const given = { name: '', phone: null, email: 'x', count: 0, kind: 'tab', codes: ['a', 'b'], more: 1 };
  const { error } = request.safeParse(given, { error: validationMessage });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'name Required field',
    'phone Required field',
    'email Invalid email address',
    'count Must be at least 1',
    'kind Must be one of: order, quote',
    'codes Cannot have more than 1 entry',
    ' Has unknown fields: more',
  ]);
  const second = request.safeParse({ ...given, name: 'longer', count: '2', phone: '12' }, { error: validationMessage });
  expect(second.error?.issues.slice(0, 4).map(({ message }) => message)).toEqual([
    'Cannot be more than 5 characters',
    'Must be at least 8 characters',
    'Invalid email address',
    'Must be a number',
  ]);
});
