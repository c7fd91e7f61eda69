import type { LoginReply } from '@portal/domain/session';
import { expect, test, vi } from 'vitest';
import { accountOf, createSession, onAccountChange, startingAccount } from './session.ts';

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
  supplier_time_zone: 'Australia/Sydney',
  erp_links: [],
  expires_at: '',
  expires_in_milliseconds: 1,
});

test('SESS-07 starts with the stored account if the user still has access, then the primary one, then the first', () => {
  expect(startingAccount(login(['A', 'B', 'C'], 'B'), 'C')).toBe('C');
  expect(startingAccount(login(['A', 'B'], 'B'), 'C')).toBe('B');
  expect(startingAccount(login(['A', 'B'], 'X'), null)).toBe('A');
  expect(startingAccount(login([], null), 'A')).toBeNull();
});

test("SESS-07 only the user's own accounts can be chosen", () => {
  const session = createSession({ status: 'signed_out' });
  session.signedIn(login(['A', 'B'], 'A'));
  session.chooseAccount('Z');
  expect(accountOf(session.get())?.accode).toBe('A');
  session.chooseAccount('B');
  expect(accountOf(session.get())?.accode).toBe('B');
});

test('SESS-07 a renewed login keeps the chosen account', () => {
  const session = createSession({ status: 'signed_out' });
  session.signedIn(login(['A', 'B'], 'A'));
  session.chooseAccount('B');
  session.signedIn(login(['A', 'B'], 'A'));
  expect(accountOf(session.get())?.accode).toBe('B');
});

test('SESS-07 another account, another user and sign-out are account changes; a renewed sign-in is not', () => {
  const session = createSession({ status: 'signing_in' });
  const changed = vi.fn();
  onAccountChange(session, changed);
  const of = (username: string) => {
    const made = login(['A', 'B'], 'A');
    return { ...made, user_details: { ...made.user_details, username } };
  };
  session.signedIn(of('anna'));
  expect(changed).toHaveBeenCalledTimes(1);
  session.signedIn(of('anna'));
  session.set({ status: 'unreachable' });
  session.set({ status: 'signed_in', login: of('anna'), accode: 'A' });
  expect(changed).toHaveBeenCalledTimes(1);
  session.chooseAccount('B');
  expect(changed).toHaveBeenCalledTimes(2);
  session.set({ status: 'signed_out' });
  expect(changed).toHaveBeenCalledTimes(3);
  session.signedIn(of('boris'));
  expect(changed).toHaveBeenCalledTimes(4);
});
