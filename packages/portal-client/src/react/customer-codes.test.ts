import type { CustomerStockCode } from '@portal/domain/catalogue';
import { type Preference, preferenceOf } from '@portal/domain/preference';
import { expect, test, vi } from 'vitest';
import { accountsToLoad, loadCustomerCodes } from './customer-codes.ts';
import type { Portal } from './portal.ts';
import { createPreferences } from './preferences.ts';
import { createStore } from './store.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function area(settings: readonly Preference[] = []) {
  const accodes = ['KES014', 'KES015', 'BAY002'];
  const login = {
    user_details: { authorised_accodes: accodes.map((accode) => ({ accode })) },
    search_mutations: [],
  };
  const session = createStore<unknown>({ status: 'signed_in', login, accode: 'KES014' });
  const preferences = createPreferences();
  preferences.load(settings);
  const asked: unknown[] = [];
  const personalise = vi.fn();
  const transport = {
    callOrFalse: async (_: unknown, data: { accode: string }) => {
      asked.push(data);
      return {
        customer_stock_code_overrides: [
          { accode: data.accode, stock_code: 'HXB-1', customer_stock_code: `${data.accode}-own` },
        ],
      };
    },
  };
  const ownCodeSet = createStore<CustomerStockCode | null>(null);
  const from = { session, preferences, transport, catalogue: { personalise }, ownCodeSet };
  const codes = loadCustomerCodes(from as unknown as Portal);
  return { codes, ownCodeSet, asked, personalise, session, preferences, login };
}

test('HIST-05 PREF-01 load_all_branch_cust_parts_as_alternates: off loads the account in use, on every account, one per call', async () => {
  const off = area();
  await settle();
  expect(off.asked).toEqual([{ accode: 'KES014' }]);
  expect(off.codes.codeOf('KES014', 'HXB-1')).toBe('KES014-own');
  expect(off.codes.codeOf('BAY002', 'HXB-1')).toBe('');

  const on = area([preferenceOf('load_all_branch_cust_parts_as_alternates', '1')]);
  await settle();
  expect(on.asked).toEqual([{ accode: 'KES014' }, { accode: 'KES015' }, { accode: 'BAY002' }]);
  expect(on.codes.codeOf('BAY002', 'HXB-1')).toBe('BAY002-own');
  expect(on.personalise.mock.lastCall?.[0]).toHaveLength(3);
});

test('HIST-05 PREF-01 the preference and the account in use apply at once, and nothing is requested twice', async () => {
  const { asked, personalise, session, preferences, login, codes } = area();
  await settle();
  session.set({ status: 'signed_in', login, accode: 'BAY002' });
  await settle();
  expect(asked).toEqual([{ accode: 'KES014' }, { accode: 'BAY002' }]);
  expect(personalise.mock.lastCall?.[0]).toMatchObject([{ accode: 'BAY002' }]);
  preferences.change('load_all_branch_cust_parts_as_alternates', '1');
  await settle();
  expect(asked).toEqual([{ accode: 'KES014' }, { accode: 'BAY002' }, { accode: 'KES015' }]);
  expect(personalise.mock.lastCall?.[0]).toHaveLength(3);
  codes.close();
});

test('HIST-05 lines and search use a new or deleted code at once', async () => {
  const { codes, ownCodeSet, personalise, asked } = area();
  await settle();
  const set = { accode: 'KES014', stock_code: 'HXB-2', customer_stock_code: 'KF-2' };
  ownCodeSet.set(set);
  expect(codes.codeOf('KES014', 'HXB-2')).toBe('KF-2');
  expect(personalise.mock.lastCall?.[0]).toContainEqual(set);
  ownCodeSet.set({ ...set, customer_stock_code: '' });
  expect(codes.codeOf('KES014', 'HXB-2')).toBe('');
  expect(personalise.mock.lastCall?.[0]).toMatchObject([{ stock_code: 'HXB-1' }]);
  expect(asked).toHaveLength(1);
  codes.close();
});

test('HIST-05 codes of all accounts are loaded only for fewer than 30 accounts', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `A${n}`);
  expect(accountsToLoad(many(29), 'A3', true)).toHaveLength(29);
  expect(accountsToLoad(many(30), 'A3', true)).toEqual(['A3']);
  expect(accountsToLoad(many(29), 'A3', false)).toEqual(['A3']);
  expect(accountsToLoad([], null, true)).toEqual([]);
});
