import type { AuditEntry, DestinationRow, UserRow } from '@portal/domain/administration';

const user: UserRow = {
  user_id: 'u1',
  username: 'jane.harris',
  firstname: 'Jane',
  lastname: 'Harris',
  email: 'jane.harris@kestrel.example',
  mobile: '0491 570 006',
  user_type: 'customer',
  state: 'active',
  accounts: ['KES014', 'HAR010', 'HAR011'],
  last_sign_in: '2026-11-20T08:00:00Z',
  second_factor: true,
  locked_until: null,
};

/** For stories: users in each state. */
export const someUsers: readonly UserRow[] = [
  user,
  {
    ...user,
    user_id: 'u2',
    username: 'amir',
    firstname: 'Amir',
    lastname: 'Khan',
    state: 'invited',
    accounts: ['OAK003'],
    last_sign_in: null,
    second_factor: false,
  },
  {
    ...user,
    user_id: 'u3',
    username: 'chris.oconnor.of.the.long.name@ironbark-engineering.example',
    firstname: 'Christopher',
    lastname: 'O’Connor-Featherstonehaugh',
    locked_until: '2126-11-20T08:00:00Z',
    second_factor: false,
  },
  {
    ...user,
    user_id: 'u4',
    username: 'ingrid',
    firstname: 'Ingrid',
    lastname: 'Solberg',
    user_type: 'it',
    accounts: [],
  },
  {
    ...user,
    user_id: 'u5',
    username: 'lena',
    firstname: 'Lena',
    lastname: 'Marsh',
    state: 'disabled',
    accounts: ['KES014'],
  },
];

/** For stories: a destination that delivers, one that does not, and one that is gone. */
export const someDestinations: readonly DestinationRow[] = [
  {
    name: 'archive',
    kind: 'folder',
    target: '/data/orders',
    waiting: 0,
    dead: 0,
    delivered: 18_204,
    oldest: null,
    last_delivered: '2026-11-20T08:00:00Z',
    answer: 'written to KES014-000118.01J00000000000000000000000.json',
  },
  {
    name: 'erp',
    kind: 'webhook',
    target: 'https://erp.example/orders',
    waiting: 12,
    dead: 2,
    delivered: 18_190,
    oldest: '2026-11-17T08:00:00Z',
    last_delivered: '2026-11-17T07:58:00Z',
    answer: 'HTTP 503: Service unavailable',
  },
  {
    name: 'old-erp',
    kind: null,
    target: '',
    waiting: 3,
    dead: 0,
    delivered: 0,
    oldest: '2026-10-01T08:00:00Z',
    last_delivered: null,
    answer: null,
  },
];

/** For stories: entries of a person, of somebody acting, of the command line and of the portal. */
export const someEntries: readonly AuditEntry[] = [
  {
    audit_id: '4',
    at: '2026-11-20T08:04:00Z',
    user: 'ingrid',
    acting: null,
    action: 'user_set',
    result: 'ok',
    request_id: '6c0d3c5e-6b4e-4a44-9a3c-0b2c0f4b7d11',
    detail: {
      user_id: 'u1',
      username: 'jane.harris',
      changes: {
        email: { from: 'jane@kestrel.example', to: 'jane.harris@kestrel.example' },
        accounts: { from: ['KES014'], to: ['KES014', 'HAR010'] },
      },
    },
  },
  {
    audit_id: '3',
    at: '2026-11-20T08:03:00Z',
    user: 'jane.harris',
    acting: 'ingrid',
    action: 'impersonation_start',
    result: 'ok',
    request_id: '6c0d3c5e-6b4e-4a44-9a3c-0b2c0f4b7d12',
    detail: { username: 'jane.harris', reason: 'Ticket 42' },
  },
  {
    audit_id: '2',
    at: '2026-11-20T08:02:00Z',
    user: null,
    acting: null,
    action: 'login',
    result: 'refused',
    request_id: '6c0d3c5e-6b4e-4a44-9a3c-0b2c0f4b7d13',
    detail: { username: 'nobody', address: '203.0.113.9' },
  },
  {
    audit_id: '1',
    at: '2026-11-20T08:01:00Z',
    user: null,
    acting: null,
    action: 'audit_remove_old',
    result: 'ok',
    request_id: 'job',
    detail: { rows: 1_204, days: 400 },
  },
];
