import type { ValidationModel } from './types.ts';

const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = `${capitals}${capitals.toLowerCase()}`;
const printable = `${letters}${digits} !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`;

/** Models that validation/get returns, by type (VAL-01). Lengths agree with the schemas of the calls. */
export const validationModels = {
  login: {
    username: { required: true, length: { max: 200 } },
    password: { required: true, length: { max: 200 } },
  },
  second_factor: {
    code: { required: true, chars: `${digits} `, length: { min: 6, max: 40 }, type: 'string' },
    recovery_code: { required: true, length: { max: 40 } },
  },
  authorise: {
    password: { required: true, length: { max: 200 } },
  },
  new_password: {
    username: { required: true, length: { max: 200 } },
    new_password: { required: true, length: { min: 8, max: 128 } },
    confirm_password: { required: true, length: { min: 8, max: 128 } },
  },
  impersonation: {
    username: { required: true, length: { max: 200 } },
    reason: { required: true, length: { max: 300 } },
    password: { required: true, length: { max: 200 } },
  },
  software: {
    code: { required: true, chars: `${digits} `, length: { max: 20 }, type: 'string' },
  },
  cart: {
    customer_reference: { chars: printable, length: { max: 60 } },
    // Spaces around a pasted code are removed, so they are allowed in the field.
    promo_code: { chars: `${letters}${digits}-_ `, length: { max: 40 } },
    deliveryOption3rdPartyReference: { chars: printable, length: { max: 60 } },
    orderInstruction1: { chars: printable, length: { max: 200 } },
    orderInstruction2: { chars: printable, length: { max: 200 } },
  },
  order_line: {
    stock_code: { required: true, chars: `${letters}${digits}-/.+ `, length: { max: 40 }, type: 'string' },
    order_quantity: { required: true, chars: digits, length: { max: 7 }, type: 'number' },
    line_reference: { chars: printable, length: { max: 60 } },
    note: { length: { max: 500 } },
  },
  own_code: {
    stock_code: { required: true, chars: `${letters}${digits}-/.+ `, length: { max: 40 }, type: 'string' },
    customer_stock_code: { required: true, length: { max: 40 }, type: 'string' },
  },
  dropship_address: {
    company: { required: true, length: { max: 60 } },
    contact: { required: true, length: { max: 60 } },
    phone: { chars: `${digits}+() -`, length: { min: 8, max: 20 }, type: 'string' },
    email: { length: { max: 200 }, type: 'email' },
    address1: { required: true, length: { max: 60 } },
    address2: { length: { max: 60 } },
    suburb: { required: true, length: { max: 40 } },
    state: { required: true, chars: capitals, length: { min: 2, max: 3 } },
    postcode: { required: true, chars: digits, length: 4, type: 'string' },
  },
  change_password: {
    old_password: { required: true, length: { max: 200 } },
    new_password: { required: true, length: { min: 8, max: 128 } },
    confirm_password: { required: true, length: { min: 8, max: 128 } },
  },
  registration: {
    accode: { required: true, chars: `${letters}${digits}-_`, length: { max: 20 } },
    firstname: { required: true, length: { max: 60 } },
    lastname: { required: true, length: { max: 60 } },
    email: { required: true, length: { max: 200 }, type: 'email' },
    mobile: { chars: `${digits}+() -`, length: { min: 8, max: 20 }, type: 'string' },
    rego_num: { required: true, chars: `${digits} -`, length: { min: 8, max: 20 }, type: 'string' },
    username: { required: true, chars: `${letters}${digits}._@+-`, length: { min: 2, max: 100 } },
    new_password: { required: true, length: { min: 8, max: 128 } },
  },
  user: {
    username: { required: true, chars: `${letters}${digits}._@+-`, length: { min: 2, max: 100 } },
    firstname: { required: true, length: { max: 60 } },
    lastname: { required: true, length: { max: 60 } },
    email: { required: true, length: { max: 200 }, type: 'email' },
    mobile: { chars: `${digits}+() -`, length: { min: 8, max: 20 }, type: 'string' },
  },
} as const satisfies Readonly<Record<string, ValidationModel>>;
export type ValidationModelName = keyof typeof validationModels;

/** Returns the model with a name, or null. */
export function validationModel(name: string): ValidationModel | null {
  return Object.hasOwn(validationModels, name) ? validationModels[name as ValidationModelName] : null;
}
