import { boolean, choice, code, decimal, email, list, text } from './column-types.ts';
import { stockCode } from './part-details.ts';
import { postcode, state, suburb } from './places.ts';
import { accode } from './prices.ts';
import type { Feed } from './types.ts';

export const accounts: Feed = {
  name: 'accounts',
  title: 'Accounts',
  description: 'The customers that order. An account that leaves the file keeps its past orders; its prices end.',
  key: ['accode'],
  columns: {
    accode: { type: code(20), description: 'Code of the account.', example: 'KES014', required: true },
    name: { type: text(100), description: 'Name.', example: 'Kestrel Engineering', required: true },
    billto: { type: code(20), description: 'Account that is billed; itself where empty.', example: 'KES014' },
    suburb,
    state,
    postcode,
    warehouse_code: {
      type: code(10),
      description: 'The warehouse that usually supplies it.',
      example: 'SYD',
      required: true,
      refersTo: 'warehouses',
    },
    branch: { type: code(20), description: 'Your own code of the branch.', example: 'PARRA', otherwise: '' },
    web_discount: {
      type: decimal(2, 100),
      description: 'Percent off list prices.',
      example: '2.5',
      unit: '%',
      otherwise: '0.00',
    },
    address: {
      type: list(120),
      description: 'Lines of the street address, as invoices print it.',
      example: '12 Foundry Road|Parramatta NSW 2150',
      otherwise: [],
    },
    business_number: { type: text(40), description: 'ABN.', example: '51 824 753 556', otherwise: '' },
    dropship_allowed: {
      type: boolean,
      description: 'Whether orders may go to other addresses.',
      example: 'yes',
      otherwise: true,
    },
  },
};

export const addresses: Feed = {
  name: 'addresses',
  title: 'Delivery addresses',
  description: 'Addresses that orders of an account can go to. Addresses that buyers add stay.',
  key: ['accode', 'address_code'],
  columns: {
    accode,
    address_code: { type: code(20), description: 'Code of the address.', example: 'SITE-1', required: true },
    company: { type: text(100), description: 'Company.', example: 'Kestrel Engineering', required: true },
    contact: { type: text(100), description: 'Who receives it.', example: 'Site office', required: true },
    phone: { type: text(30), description: 'Telephone.', example: '02 5550 1234', otherwise: '' },
    email: { type: email, description: 'Email address.', example: '', otherwise: '' },
    address_1: { type: text(120), description: 'Street and number.', example: '4 Wharf Street', required: true },
    address_2: { type: text(120), description: 'Second line.', example: '', otherwise: '' },
    suburb,
    state,
    postcode,
  },
};

export const users: Feed = {
  name: 'users',
  title: 'Users and roles',
  description:
    'Who may sign in. Users choose a password through "Forgot password". A user who leaves the file is disabled. Operators (root and it) are added with `portal user add`, never by a feed.',
  key: ['username'],
  columns: {
    username: {
      type: code(100, 'lower'),
      description: 'Name to sign in with.',
      example: 'jane.harris',
      required: true,
    },
    firstname: { type: text(100), description: 'First name.', example: 'Jane', required: true },
    lastname: { type: text(100), description: 'Last name.', example: 'Harris', required: true },
    email: { type: email, description: 'Email address.', example: 'jane.harris@example.com', required: true },
    mobile: { type: text(30), description: 'Mobile number.', example: '0491 570 006', otherwise: '' },
    role: {
      type: choice('customer', 'staff', 'mktg', 'tech'),
      description: 'What the user may do.',
      example: 'customer',
      otherwise: 'customer',
    },
    accounts: {
      type: list(20),
      description: 'Accounts that the user may use, the own one first.',
      example: 'KES014',
      refersTo: 'accounts',
      otherwise: [],
    },
  },
};

export const customerCodes: Feed = {
  name: 'customer-codes',
  title: 'Customer part codes',
  description: "An account's own codes for parts.",
  key: ['accode', 'stock_code'],
  columns: {
    accode,
    stock_code: stockCode,
    customer_code: { type: text(40), description: "The account's code.", example: '100-4711', required: true },
  },
};
