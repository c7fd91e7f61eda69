import type { CartSummary } from '@portal/domain/cart';
import { expect, test, vi } from 'vitest';
import { palettePage } from './palette-page.ts';
import type { PaletteWork } from './palette-work.ts';

const work = {
  signedIn: true,
  editable: null,
  mayUseConsole: false,
  theme: 'Standard',
  widthLock: 0,
  go: vi.fn(),
  setTheme: vi.fn(),
  setWidthLock: vi.fn(),
  showKeys: vi.fn(),
  screen: [],
  say: vi.fn(),
  findParts: async () => [{ stock_code: 'HXB-1', description: 'Hex bolt' }],
  orders: async () => [{ orderNum: 'KES014-204817', prettyName: 'PO 48817' } as CartSummary],
  pastOrders: vi.fn(async () => [
    {
      so_order_no: 'SO100200',
      so_order_date: '2026-08-03',
      accode: 'KES015',
      customer_reference: 'PO 7781',
      total: '80.00',
      line_count: 2,
    },
  ]),
  accounts: [
    { accode: 'KES014', billto: 'KES014', name: 'Kestrel', suburb: 'Alexandria', store_code: '1', web_discount: '0' },
    { accode: 'KES015', billto: 'KES015', name: 'Kestrel', suburb: 'Botany', store_code: '1', web_discount: '0' },
  ],
  accode: 'KES014',
  chooseAccount: vi.fn(),
} satisfies PaletteWork;

const find = async (text: string) => (await palettePage(work).find?.(text, new AbortController().signal)) ?? [];
const namesOf = async (text: string) => (await find(text)).map(({ key }) => key);

test('SESS-07 the palette finds an account by its code, name or suburb, and uses it', async () => {
  expect(await namesOf('botany')).toContain('account KES015');
  const [account] = (await find('kes015')).filter(({ key }) => key.startsWith('account'));
  account?.onSelect?.();
  expect(work.chooseAccount).toHaveBeenCalledWith('KES015');
});

test('HIST-02 CART-20 the palette finds open and past orders by number and reference, and parts', async () => {
  expect(await namesOf('48817')).toEqual(['order KES014-204817', 'part HXB-1']);
  expect(await namesOf('7781')).toEqual(['part HXB-1', 'past SO100200']);
  // Orders of all years are searched by the typed words.
  expect(work.pastOrders).toHaveBeenLastCalledWith('7781');
  const [past] = (await find('SO100200')).filter(({ key }) => key.startsWith('past'));
  past?.onSelect?.();
  expect(work.go).toHaveBeenCalledWith('/orders/account/history?text=SO100200&order=SO100200');
});
