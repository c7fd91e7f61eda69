import type { LoginReply } from '@portal/domain/session';
import { expect, test } from 'vitest';
import { accountOf, createSession, startingAccount } from './session.ts';

const account = (accode: string) => ({
  accode,
  billto: accode,
  name: accode,
  suburb: '',
  store_code: '',
  web_discount: '0',
});
const login = (accodes: readonly string[], primary: string | null): LoginReply => ({
  user_details: {
    username: 'u',
    firstname: '',
    lastname: '',
    timezone: '',
    code_stability: '',
    primary_accode: primary,
    user_type: 'customer',
    mobile: '',
    authorised_accodes: accodes.map(account),
    client_id: '1',
    real_client_id: '1',
    carriers: [],
  },
  bearer_token: 't',
  settings: [],
  search_mutations: [],
  erp_links: [],
  expires_at: '',
  expires_in_milliseconds: 1,
});

test('SESS-07 the account kept in this browser counts while it is open to the user, then the primary one, then the first', () => {
  expect(startingAccount(login(['A', 'B', 'C'], 'B'), 'C')).toBe('C');
  expect(startingAccount(login(['A', 'B'], 'B'), 'C')).toBe('B');
  expect(startingAccount(login(['A', 'B'], 'X'), null)).toBe('A');
  expect(startingAccount(login([], null), 'A')).toBeNull();
});

test('SESS-07 only an account of the user can be chosen', () => {
  const session = createSession({ status: 'signed_out' });
  session.signedIn(login(['A', 'B'], 'A'));
  session.chooseAccount('Z');
  expect(accountOf(session.get())?.accode).toBe('A');
  session.chooseAccount('B');
  expect(accountOf(session.get())?.accode).toBe('B');
});

test('SESS-07 a login that is renewed keeps the account that was chosen', () => {
  const session = createSession({ status: 'signed_out' });
  session.signedIn(login(['A', 'B'], 'A'));
  session.chooseAccount('B');
  session.signedIn(login(['A', 'B'], 'A'));
  expect(accountOf(session.get())?.accode).toBe('B');
});
