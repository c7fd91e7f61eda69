import { expect, test } from 'vitest';
import { operationsOf, type Schema } from './operations.ts';
import { exampleOf, fieldsOf } from './request-example.ts';

const schema: Schema = {
  type: 'object',
  required: ['accode', 'cart_lines', 'mode'],
  properties: {
    accode: { type: 'string', minLength: 1, maxLength: 20 },
    note: { type: 'string' },
    mode: { enum: ['a', 'b'] },
    cart_lines: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'object', required: ['quantity'], properties: { quantity: { type: 'integer', minimum: 0 } } },
    },
  },
};

test('DOC-01 an example request has the required fields only', () => {
  expect(exampleOf(schema)).toEqual({ accode: 'x', mode: 'a', cart_lines: [{ quantity: 0 }] });
  expect(exampleOf({})).toBeNull();
  expect(exampleOf({ anyOf: [{ type: 'null' }, { type: 'string' }] })).toBeNull();
});

test('DOC-01 fields are listed with their nested fields and limits', () => {
  expect(fieldsOf(schema).map(({ name, kind, required }) => `${name} | ${kind} | ${required}`)).toEqual([
    'accode | string, at least 1 character, at most 20 characters | true',
    'note | string | false',
    'mode | "a" or "b" | true',
    'cart_lines[] | array, at least 1, at most 500 | true',
    'cart_lines[].quantity | integer, from 0 | true',
  ]);
});

test('DOC-01 the v2 and v3 paths of a call are one operation', () => {
  const operation = {
    summary: 'Saves.',
    tags: ['Carts'],
    parameters: [{ name: 'cartId' }],
    requestBody: { content: { 'application/json': { schema: { properties: { data: schema } } } } },
    'x-key': 'saveCart',
    'x-access': 'customer',
    'x-timeout-milliseconds': 10_000,
  };
  const paths = {
    '/v2/save-cart/{cartId}': { post: operation, get: undefined },
    '/v3/cart/save/{cartId}': { post: operation, get: undefined },
  };
  expect(operationsOf(paths)).toEqual([
    {
      name: 'save-cart/{cartId}',
      paths: ['/v2/save-cart/{cartId}', '/v3/cart/save/{cartId}'],
      method: 'POST',
      summary: 'Saves.',
      group: 'Carts',
      access: 'customer',
      timeout: 10_000,
      parameters: ['cartId'],
      request: schema,
    },
  ]);
});
