import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FieldRules,
  filterPasted,
  formProblems,
  inputRules,
  inputType,
  isKeyAllowed,
  validateField,
  validateModel,
  validationModel,
  validationModels,
} from './index.ts';

test('VAL-01 each rule has its exact text', () => {
  expect(validateField({ required: true }, '')).toEqual(['Required field']);
  expect(validateField({ required: true }, '  ')).toEqual(['Required field']);
  expect(validateField({ chars: '0123456789' }, '1a2a b')).toEqual([
    'Invalid character: a',
    'Invalid character:  ',
    'Invalid character: b',
  ]);
  expect(validateField({ length: { min: 3 } }, 'ab')).toEqual(['Must be at least 3 characters']);
  expect(validateField({ length: { max: 3 } }, 'abcd')).toEqual(['Cannot be more than 3 characters']);
  expect(validateField({ type: 'email' }, 'nobody')).toEqual(['Invalid email address']);
});

test('VAL-01 a single number is an exact length, counted in visible characters', () => {
  expect(validateField({ length: 4 }, '123')).toEqual(['Must be at least 4 characters']);
  expect(validateField({ length: 4 }, '12345')).toEqual(['Cannot be more than 4 characters']);
  expect(validateField({ length: 4 }, '1234')).toEqual([]);
  expect(validateField({ length: 1 }, '🔩')).toEqual([]);
});

test('VAL-01 an empty field that is not required is valid whatever its other rules', () => {
  expect(validateField({ length: { min: 8 }, type: 'email', chars: 'a' }, '')).toEqual([]);
});

test.each([
  ['a@b.co', true],
  ['first.last+tag@mail.example.com.au', true],
  ['a@b', false],
  ['@b.co', false],
  ['a b@c.co', false],
  ['a@b@c.co', false],
  ['a@.co', false],
  ['a@b.', false],
])('VAL-01 %j as an email address: %s', (value, right) => {
  expect(validateField({ type: 'email' }, value)).toEqual(right ? [] : ['Invalid email address']);
});

// A pattern with backtracking would not finish within the test's time limit.
test('VAL-01 an address of any length is validated', () => {
  expect(validateField({ type: 'email' }, `a@${'a.'.repeat(50_000)}`)).toEqual(['Invalid email address']);
  expect(validateField({ type: 'email' }, `${'a'.repeat(50_000)}@${'.'.repeat(50_000)}`)).toEqual([
    'Invalid email address',
  ]);
});

test('VAL-02 the type of an input depends on its characters and type', () => {
  expect(inputType({ type: 'email' })).toBe('email');
  expect(inputType({ chars: '0123456789-.' })).toBe('number');
  expect(inputType({ chars: '0123456789', type: 'string' })).toBe('text');
  expect(inputType({ chars: '0123456789 ' })).toBe('text');
  expect([inputType({}), inputType({ chars: '' })]).toEqual(['text', 'text']);
});

test('VAL-04 keys that do not match are blocked, named keys are not', () => {
  const digits: FieldRules = { chars: '0123456789' };
  expect([isKeyAllowed(digits, '5'), isKeyAllowed(digits, 'a'), isKeyAllowed(digits, 'Enter')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isKeyAllowed({}, 'é')).toBe(true);
});

test('VAL-04 pasted text is filtered to what the field accepts', () => {
  expect(filterPasted({ chars: '0123456789', length: { max: 4 } }, ' 04 1-2 345')).toBe('0412');
  expect(filterPasted({}, 'as it is')).toBe('as it is');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(20), (chars, text, max) => {
      const rules = { chars, length: { max } };
      const kept = filterPasted(rules, text);
      expect(filterPasted(rules, kept)).toBe(kept);
      expect(validateField(rules, kept)).toEqual([]);
    }),
  );
});

test('VAL-01 the models exist by name, and validate all fields at once', () => {
  expect(Object.keys(validationModels)).toEqual([
    'login',
    'second_factor',
    'authorise',
    'new_password',
    'impersonation',
    'software',
    'cart',
    'order_line',
    'own_code',
    'dropship_address',
    'change_password',
    'registration',
    'user',
  ]);
  expect(validationModel('login')).toBe(validationModels.login);
  expect([validationModel('constructor'), validationModel('')]).toEqual([null, null]);
  expect(validateModel(validationModels.login, { username: 'ann' })).toEqual({ password: ['Required field'] });
  expect(inputType(validationModels.order_line.order_quantity)).toBe('number');
  expect(inputType(validationModels.dropship_address.postcode)).toBe('text');
});

test('VAL-01 VAL-02 VAL-04 an input follows the rules of its field in the model, and is plain without rules', () => {
  const postcode = inputRules(validationModels.dropship_address.postcode);
  expect(postcode.type).toBe('text');
  expect(postcode.check('20')).toEqual(['Must be at least 4 characters']);
  expect([postcode.isKeyAllowed('2'), postcode.isKeyAllowed('x')]).toEqual([true, false]);
  expect(postcode.filterPasted('NSW 2010')).toBe('2010');
  const plain = inputRules(undefined);
  expect([plain.type, plain.check(''), plain.isKeyAllowed('é'), plain.filterPasted('a\tb')]).toEqual([
    'text',
    [],
    true,
    'a\tb',
  ]);
});

test('VAL-01 VAL-03 a form gets all of its problems at once, one per field', () => {
  const given = { company: '', contact: 'Ann', phone: null, email: 'ann', postcode: '20' };
  expect(formProblems(validationModels.dropship_address, given)).toEqual([
    { field: 'company', message: 'Required field' },
    { field: 'phone', message: 'Correct this field' },
    { field: 'email', message: 'Invalid email address' },
    { field: 'postcode', message: 'Must be at least 4 characters' },
  ]);
});
