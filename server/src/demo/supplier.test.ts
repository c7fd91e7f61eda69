import { lockOf } from '@portal/domain/cart';
import { differencesOf, matingProblems, roleOfType } from '@portal/domain/fasteners';
import { describe, expect, test } from 'vitest';
import { filtersOf } from './catalogue/filters.ts';
import { informationOf, packagingOf } from './catalogue/part.ts';
import { placeNamed, places } from './people/places.ts';
import { allFamilies } from './standards/all.ts';
import { type DemoSupplier, makeDemoSupplier } from './supplier.ts';
import { customerAccount, wellKnown, wellKnownCarts, wellKnownCodes } from './well-known.ts';

const today = '2026-11-20';
const small = makeDemoSupplier({ parts: 500, today });
/** The whole catalogue. */
const large = makeDemoSupplier({ today });
const filters = filtersOf(small.parts);

function find<T>(list: readonly T[], wanted: (item: T) => boolean): T {
  const found = list.find(wanted);
  if (found === undefined) throw new Error('Not found');
  return found;
}
const partOf = (code: string, supplier: DemoSupplier = small) =>
  find(supplier.parts, (each) => each.stock_code === code);
const stockOf = (code: string) => find(small.stock, (each) => each.stock_code === code);
const pricesOf = (code: string) => small.prices.filter((price) => price.stock_code === code);

describe('the catalogue', () => {
  test('the same seed produces identical data, another seed different data', { timeout: 60_000 }, () => {
    const bytes = (supplier: DemoSupplier) => {
      const parts = supplier.parts.map(({ candidate, ...part }) => ({ ...part, weight: candidate.weight }));
      return JSON.stringify({ ...supplier, parts, carts: supplier.carts.map((cart) => [cart.state, cart.totals]) });
    };
    expect(bytes(makeDemoSupplier({ parts: 500, today }))).toBe(bytes(small));
    expect(bytes(makeDemoSupplier({ parts: 500, today, seed: 7 }))).not.toBe(bytes(small));
  });

  test('a small catalogue is a subset of a larger one, and 40,000 is the default', () => {
    const codes = new Set(large.parts.map((part) => part.stock_code));
    expect(large.parts.filter((part) => !part.candidate.wider)).toHaveLength(40_000);
    expect(large.parts.length).toBeGreaterThan(41_000);
    expect(small.parts.filter((part) => !codes.has(part.stock_code))).toEqual([]);
    const grown = partOf(wellKnown.structural, large);
    const { part_id: _, candidate: __, ...facts } = grown;
    expect(partOf(wellKnown.structural)).toMatchObject(facts);
  });

  test('even the smallest catalogue has every family, pack form and price type', () => {
    const present = new Set(small.parts.map((part) => part.candidate.family.key));
    expect(allFamilies.filter((family) => !present.has(family.key))).toEqual([]);
    expect(small.parts.some((part) => part.candidate.form === 'TP')).toBe(true);
    expect(small.parts.some((part) => part.candidate.form === 'BK')).toBe(true);
    expect(new Set(small.prices.map((price) => price.price_type))).toEqual(new Set(['standard', 'special', 'quote']));
  });

  test('SRCH-01 the range is that of a general fastener merchant', () => {
    const { parts } = large;
    const types = new Set(parts.map(({ product_type }) => product_type));
    const general =
      'Cup head bolts, Coach screws, Pan head machine screws, Countersunk machine screws, Wood screws, Chipboard screws, Hex flange bolts, Flange nuts, Dome nuts, Wing nuts, U-bolts, External circlips, Internal circlips, Roll pins, Coiled spring pins, Sealing washers, Rivet nuts, Hose clamps';
    expect(general.split(', ').filter((type) => !types.has(type))).toEqual([]);
    const sizesOf = (type: string) =>
      new Set(parts.filter(({ product_type }) => product_type === type).map(({ size }) => size));
    for (const small of ['M6', 'M8']) expect(sizesOf('U-bolts')).toContain(small);
    for (const inch of ['1/4', '1/2', '1']) expect(sizesOf('Flat washers')).toContain(inch);
    const odd = parts.filter(
      ({ pack_quantity, sell_quantity_minimum }) => pack_quantity < 1 || sell_quantity_minimum < 1,
    );
    expect(odd).toEqual([]);
  });

  test('DIN 580 every eye bolt states its working load limit, in line and at an angle', () => {
    const { parts } = large;
    const eyes = parts.filter(({ product_type }) => product_type === 'Eye bolts');
    expect(eyes.length).toBeGreaterThan(0);
    for (const { candidate } of eyes) {
      const symbols = candidate.shape.dimensions.map(([symbol]) => symbol);
      expect(symbols).toEqual(expect.arrayContaining(['WLL', 'WLL 45°']));
    }
  });

  test('codes are unique, and part_id is the index in code order', () => {
    const codes = small.parts.map((part) => part.stock_code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(small.parts.filter((part) => !part.candidate.wider)).toHaveLength(500);
    expect(small.parts.map((part) => part.part_id)).toEqual(codes.map((_, index) => index));
    expect([...codes].sort()).toEqual(codes);
    expect(codes.every((code) => /^[A-Z0-9-]{5,40}$/.test(code))).toBe(true);
  });

  test('LINE-07 minimum and pack are multiples of the increment, and larger packs of smaller ones', () => {
    for (const part of small.parts) {
      expect(part.pack_quantity % part.sell_quantity_increment).toBe(0);
      expect(part.sell_quantity_minimum % part.sell_quantity_increment).toBe(0);
      expect(part.pack_quantity % part.inner_quantity).toBe(0);
      const quantities = packagingOf(part).map((pack) => pack.quantity);
      expect(quantities).toEqual([...quantities].sort((a, b) => a - b));
      for (const quantity of quantities) expect(quantity % part.inner_quantity).toBe(0);
    }
  });

  test('weights calculated from dimensions are within 10% of trade tables', () => {
    const gramsOf = (code: string) => partOf(code).candidate.weight;
    const expected = {
      'HXB-16080-88G': 156,
      'HXN-12000-08Z': 16,
      'WFL-12024-00Z': 6.3,
      'SCS-10040-129': 34,
      'TRD-16100-48Z': 1330,
    };
    for (const [code, grams] of Object.entries(expected)) {
      expect(gramsOf(code)).toBeGreaterThan(grams * 0.9);
      expect(gramsOf(code)).toBeLessThan(grams * 1.1);
    }
    for (const part of small.parts) expect(part.candidate.weight).toBeGreaterThan(0.01);
  });

  test('dimensions are those of the standard', () => {
    const { shape } = partOf(wellKnown.special).candidate;
    expect(Object.fromEntries(shape.dimensions.map(([symbol, , value]) => [symbol, value]))).toEqual({
      d: '16 mm',
      P: '2 mm',
      l: '80 mm',
      b: '38 mm',
      k: '10 mm',
      s: '24 mm',
      e: '26.75 mm',
    });
  });

  test('descriptions read as the trade writes them', () => {
    const described = [
      'HXB-16080-88G',
      'HXN-16000-08G',
      'HXB-38200-G5P',
      'TRD-16100-48Z',
      'WFL-12024-00Z',
      'SDS-14050-HWF',
    ];
    expect(described.map((code) => partOf(code).description)).toEqual([
      'Hex bolt M16 × 80, class 8.8, galv',
      'Hex nut M16, class 8, galv, oversize',
      'Hex bolt 3/8 × 2 UNC, gr 5',
      'Threaded rod M16 × 1 m, 4.8, zinc',
      'Flat washer M12 × 24 × 2.5, zinc',
      'Self-drilling screw 14-10 × 50, hex',
    ]);
  });

  test('FILT-01 every part is in exactly one filter of each group, and roots have no members', () => {
    const roots = filters.filter((filter) => filter.type === 'R');
    expect(roots.slice(0, 4).map(({ filter }) => filter)).toEqual(['SIZE', 'LENG', 'GRAD', 'PTYP']);
    expect(new Set(filters.map((filter) => filter.type))).toEqual(new Set(['R', 'P', 'A', 'C', 'B', 'S', 'Z', 'Y']));
    for (const root of roots) {
      expect(root.members).toEqual([]);
      const members = filters.filter((each) => each.filter_root === root.filter).flatMap((each) => each.members);
      expect([...members].sort((a, b) => a - b)).toEqual(small.parts.map((part) => part.part_id));
    }
  });

  test('sizes are ordered by magnitude, inch and metric together', () => {
    const sizes = filters.filter((each) => each.filter_root === 'SIZE').map((each) => each.description);
    const places = ['M6', '1/4', 'M8', '3/8', 'M10', '1/2', 'M16', 'M24'].map((size) => sizes.indexOf(size));
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(
      ['M6', '1/4', 'M8', '3/8', 'M10', '1/2', 'M16', 'M24'].map((s) => sizes.indexOf(s)),
    );
  });

  test('PART-05 relations refer to other parts of the catalogue and follow the domain’s rules', () => {
    const codes = new Set(small.parts.map((part) => part.stock_code));
    for (const row of small.relations) {
      expect(codes.has(row.other_stock_code)).toBe(true);
      expect(row.other_stock_code).not.toBe(row.stock_code);
    }
    const byCode = new Map(small.parts.map((part) => [part.stock_code, part]));
    for (const { relation, stock_code, other_stock_code } of small.relations) {
      const [part, other] = [byCode.get(stock_code), byCode.get(other_stock_code)];
      if (!part || !other || relation === 'pack_options') continue;
      const role = roleOfType(part.product_type);
      const problems =
        relation === 'alternate'
          ? differencesOf(part, other, role).filter(({ lesser }) => lesser)
          : matingProblems(part, role, other, roleOfType(other.product_type));
      expect(problems, `${stock_code} ${relation} ${other_stock_code}`).toEqual([]);
    }
    const related = small.relations.filter((row) => row.stock_code === wellKnown.special && row.relation === 'related');
    expect(related.map((row) => row.other_stock_code)).toEqual(
      expect.arrayContaining(['HXN-16000-08G', 'WFL-16030-00G']),
    );
  });

  test('ISO 898-1 class 12.9 is said to be baked if it is plated, not if it is plain or black', () => {
    const strongest = small.parts.filter(({ candidate }) => candidate.treatment.spec === '12.9');
    const finishes = (baked: boolean) =>
      strongest
        .filter((part) => informationOf(part).stockNotes.some((note) => /Baked/.test(note)) === baked)
        .map(({ candidate }) => candidate.treatment.finish);
    expect(finishes(true)).toContain('Zinc');
    expect([...new Set(finishes(false))].toSorted()).toEqual(['Black', 'Plain']);
  });

  test('ISO 3506-1 certificates of stainless 316 list molybdenum, those of 304 do not', () => {
    const alloys = small.certificates.flatMap((certificate) => {
      const { spec } = partOf(certificate.stock_code).candidate.treatment;
      return /^A[24]/.test(spec) ? [{ spec, percent: Number(certificate.data.chemistry.Mo ?? 0) }] : [];
    });
    expect(alloys.some(({ spec }) => spec.startsWith('A4'))).toBe(true);
    for (const { spec, percent } of alloys)
      expect(spec.startsWith('A4') ? percent >= 2 && percent <= 3 : percent === 0).toBe(true);
  });

  test('too few or too many parts are refused', { timeout: 60_000 }, () => {
    expect(() => makeDemoSupplier({ parts: 10, today })).toThrow(RangeError);
    expect(() => makeDemoSupplier({ parts: 10_000_000, today })).toThrow(RangeError);
  });
});

describe('the well-known parts', () => {
  test('are all in the catalogue, except the unknown one', () => {
    const codes = new Set(small.parts.map((part) => part.stock_code));
    expect(wellKnownCodes.filter((code) => !codes.has(code))).toEqual([]);
    expect(codes.has(wellKnown.unknown)).toBe(false);
  });

  test('LINE-05 LINE-09 each has prices that match its name', () => {
    expect(pricesOf(wellKnown.withoutPrice)).toEqual([]);
    expect(partOf(wellKnown.poa).poa).toBe(true);
    expect(pricesOf(wellKnown.special)).toContainEqual({
      stock_code: wellKnown.special,
      accode: customerAccount,
      price_type: 'special',
      quantity_breaks: [100, 500, 1000],
      cents: [16210, 14800, 13950],
    });
    expect(pricesOf(wellKnown.quoted).map((price) => price.price_type)).toContain('quote');
    expect(partOf(wellKnown.increment)).toMatchObject({
      sell_quantity_minimum: 25,
      sell_quantity_increment: 25,
      pack_quantity: 50,
    });
  });

  test('PART-05 each has stock that matches its name', () => {
    expect(stockOf(wellKnown.outOfStock).available[0]).toBe(0);
    expect(stockOf(wellKnown.outOfStock).next_dates[0]).toMatch(/^2026-12-/);
    expect(stockOf(wellKnown.alternateInStock).available[0]).toBe(860);
    expect(small.relations).toContainEqual(
      expect.objectContaining({
        stock_code: wellKnown.outOfStock,
        relation: 'alternate',
        other_stock_code: wellKnown.alternateInStock,
      }),
    );
    expect(partOf(wellKnown.discontinued).discontinued).toBe(true);
    expect(stockOf(wellKnown.discontinued).available).toEqual([37, 0, 0, 0, 0, 0, 0, 0]);
    expect(partOf(wellKnown.superseded).superseded_by).toBe(wellKnown.supersededBy);
    expect(stockOf(wellKnown.normal).available.every((pieces) => pieces > 0)).toBe(true);
  });

  test('prices fall as the quantity rises', () => {
    for (const price of small.prices) {
      expect(price.cents.length).toBe(price.quantity_breaks.length);
      expect([...price.quantity_breaks].sort((a, b) => a - b)).toEqual(price.quantity_breaks);
      expect([...price.cents].sort((a, b) => b - a)).toEqual(price.cents);
    }
  });
});

describe('people and orders', () => {
  test('SESS-06 SESS-07 there is a user of every type, with one, several and thirty-five accounts', () => {
    const counts = Object.fromEntries(small.users.map((user) => [user.username, user.accodes.length]));
    expect(counts).toEqual({ customer: 1, multi: 4, many: 35, public: 0, root: 0, it: 0, staff: 0, mktg: 0, tech: 0 });
    const accounts = new Set(small.accounts.map((account) => account.accode));
    expect(accounts.size).toBe(small.accounts.length);
    expect(small.users.flatMap((user) => user.accodes).filter((accode) => !accounts.has(accode))).toEqual([]);
  });

  test('DLV-03 places have a postcode and are in Australia', () => {
    expect(places.length).toBeGreaterThan(300);
    for (const { postcode, latitude, longitude } of places) {
      expect(postcode).toMatch(/^\d{4}$/);
      expect(latitude > -44 && latitude < -12 && longitude > 114 && longitude < 154).toBe(true);
    }
    expect(new Set(places.map((place) => `${place.postcode} ${place.suburb}`)).size).toBe(places.length);
    expect(placeNamed('Alexandria').postcode).toBe('2015');
  });

  test('CART-05 CART-06 there are carts in every status, one with 204 lines and an empty one', () => {
    const cartOf = (orderNum: string) => find(small.carts, (cart) => cart.state.orderNum === orderNum).state;
    expect(cartOf(wellKnownCarts.open).lines.length).toBe(18);
    expect(cartOf(wellKnownCarts.open).lines.filter((line) => line.order_quantity === 0).length).toBe(2);
    expect(cartOf(wellKnownCarts.large).lines.length).toBe(204);
    expect(cartOf(wellKnownCarts.confirmed).auto_submit).toMatch(/^2027-01/);
    expect(lockOf(cartOf(wellKnownCarts.confirmed))).toBe('locked');
    expect(lockOf(cartOf(wellKnownCarts.submitted))).toBe('submitted');
    expect(lockOf(cartOf(wellKnownCarts.cancelled))).toBe('cancelled');
    expect(cartOf(wellKnownCarts.quickQuote).tabtype).toBe('qq');
    expect(cartOf(wellKnownCarts.empty).lines).toEqual([]);
  });

  test('HIST-02 orders go back two years, and amounts add up to the total', () => {
    const dates = small.salesOrders.map((order) => order.so_order_date);
    expect(dates[0]?.slice(0, 4)).toBe('2024');
    expect(dates.at(-1)?.slice(0, 7)).toBe('2026-11');
    for (const order of small.salesOrders) {
      const goods = order.lines.reduce((sum, line) => sum + Math.round(Number(line.amount) * 100), 0);
      const placed = small.carts.find(({ state }) => state.orderNum === wellKnownCarts.submitted);
      const isReported = small.reports.some(({ salesOrder }) => salesOrder === order);
      const cents = goods + (isReported ? Math.round(Number(placed?.totals.total_freight_charge) * 100) : 0);
      expect(order.total).toBe((cents / 100).toFixed(2));
    }
  });
});
