import { type PartTab, partTabs } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import {
  alternateInStock,
  defaultTab,
  type PartContext,
  type PartTabsQuestion,
  partTabsOf,
  shortLabelsAt,
} from './part-tabs.ts';

const history = { accode: 'KES014', times_ordered: 9, amount_ordered: 900, months: [], orders: [] };
const full: NonNullable<PartTabsQuestion['information']> = {
  history,
  tabs: partTabs.map((tab, index) => ({ ref: tab === 'staff' ? 'acme_staff' : tab, count: index + 1 })),
};
const root: PartTabsQuestion = {
  context: 'order',
  information: full,
  product: 'acme',
  staff: true,
  operator: true,
  recentParts: true,
};
const keys = (question: PartTabsQuestion) => partTabsOf(question).map(({ key }) => key);
const allBut = (...without: PartTab[]) => partTabs.filter((tab) => !without.includes(tab));

const modal = [
  'price_and_availability',
  'alternate_parts',
  'pack_options',
  'related_parts',
  'superseded_by',
  'chemical_volume_calculator',
  'certificates',
  'where_to_buy',
] as const;
const hiddenBy: Readonly<Record<PartContext, readonly PartTab[]>> = {
  order: ['where_to_buy'],
  selector: ['price_and_availability'],
  logged_out: ['price_and_availability'],
  public: ['price_and_availability'],
  portal: ['price_and_availability'],
  compare: modal,
  details: modal,
};

test.each(Object.entries(hiddenBy))('PART-08 %s hides its tabs and no other', (context, hidden) => {
  expect(keys({ ...root, context: context as PartContext })).toEqual(allBut(...hidden));
});

test('PART-08 the order view always shows price and availability, even while loading', () => {
  expect(keys({ ...root, information: null })).toEqual(['price_and_availability']);
  expect(keys({ ...root, information: { tabs: [], history: null } })).toEqual(['price_and_availability']);
  expect(keys({ ...root, context: 'selector', information: null })).toEqual([]);
});

test('PART-07 every tab has its count, and empty tabs are omitted', () => {
  const information = {
    history: null,
    tabs: [
      { ref: 'packaging', count: 3 },
      { ref: 'documents', count: 0 },
    ],
  };
  expect(partTabsOf({ ...root, information })).toEqual([
    { key: 'price_and_availability', label: 'P & A' },
    { key: 'packaging', label: 'Packaging', count: 3 },
  ]);
  expect(partTabsOf(root).find(({ key }) => key === 'certificates')).toEqual({
    key: 'certificates',
    label: 'Test Certificates',
    count: 9,
  });
});

test.each([
  ['a customer', { staff: false, operator: false }, ['staff', 'debug']],
  ['staff', { staff: true, operator: false }, ['debug']],
  ['root', { staff: true, operator: true }, []],
] as const)('PART-09 %s sees the tabs of the role', (_, role, missing) => {
  expect(keys({ ...root, ...role })).toEqual(allBut('where_to_buy', ...missing));
});

test.each([
  [1100, true, true],
  [1200, true, true],
  [1201, true, false],
  [1439, true, false],
  [1440, true, true],
  [1599, true, true],
  [1600, true, false],
  [1100, false, false],
] as const)('PART-09 at %i px, staff %s: short labels %s', (width, staff, short) => {
  expect(shortLabelsAt(width, staff)).toBe(short);
  expect(partTabsOf({ ...root, short }).find(({ key }) => key === 'certificates')?.label).toBe(
    short ? 'Certs' : 'Test Certificates',
  );
});

test.each([
  ['on, with history', true, history, true],
  ['off', false, history, false],
  ['on, without history', true, null, false],
  ['on, never ordered', true, { ...history, times_ordered: 0 }, false],
] as const)('PART-10 history with the preference %s', (_, recentParts, given, shown) => {
  const question = { ...root, recentParts, information: { ...full, history: given } };
  expect(keys(question).includes('history')).toBe(shown);
});

test('PART-04 superseded by comes first, then the initial tab, then the one to go to, then the first', () => {
  const items = partTabsOf(root);
  const current = items.filter(({ key }) => key !== 'superseded_by');
  expect(defaultTab(items, { initial: 'details', goTo: 'history' })).toBe('superseded_by');
  expect(defaultTab(current, { initial: 'details', goTo: 'history' })).toBe('details');
  expect(defaultTab(current, { goTo: 'history' })).toBe('history');
  expect(defaultTab(current, { initial: 'where_to_buy' })).toBe('price_and_availability');
  expect(defaultTab([])).toBeNull();
});

test('PART-05 an alternate is offered only for an ordered part without stock here', () => {
  const alternates = [
    { stock_code: 'A', available: 0 },
    { stock_code: 'B', available: null },
    { stock_code: 'C', available: 40 },
  ];
  const question = { outOfStock: true, poa: false, quantity: 10, alternates };
  expect(alternateInStock(question)).toBe('C');
  expect(alternateInStock({ ...question, outOfStock: false, poa: true })).toBe('C');
  expect(alternateInStock({ ...question, outOfStock: false })).toBeNull();
  expect(alternateInStock({ ...question, quantity: 0 })).toBeNull();
  expect(alternateInStock({ ...question, alternates: alternates.slice(0, 2) })).toBeNull();
  expect(alternateInStock({ ...question, alternates: null })).toBeNull();
  const weaker = { stock_code: 'W', available: 900, unfit: true };
  expect(alternateInStock({ ...question, alternates: [weaker, ...alternates] })).toBe('C');
  expect(alternateInStock({ ...question, alternates: [weaker] })).toBeNull();
});
