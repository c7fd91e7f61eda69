import type { OrderLine, PartFacts } from '@portal/domain/cart';
import { lineFigures } from '@portal/domain/line';
import type { Availability, Pricing } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import type { LineViewContext } from './line-facts.ts';
import type { LineView } from './line-view.ts';
import { lineViewOf } from './line-view-of.ts';
import { referenceSketches, type Sketch } from './reference-sketches.ts';

/** Lines for stories, tests and measurements. The first eighteen are the reference lines; the rest are generated from a seed. */

const sydney = '40';
const fixedNow = Date.UTC(2026, 10, 24, 22, 41);
const plainFormat: FormatOptions = { number_format: 1, currency_format: 1 };

function factsOf(sketch: Sketch): PartFacts {
  return {
    stock_code: sketch.code,
    description: sketch.description,
    product_category: 'BOLT',
    product_type: 'Hex bolt',
    thread: 'M12',
    finish: 'Zinc',
    spec: 'AS 1110.1',
    size: 'M12',
    length: '50',
    image: '',
    pack_quantity: sketch.pack,
    pack_code: 'BOX',
    pack_weight: '4.100',
    inner_quantity: sketch.increment ?? sketch.pack,
    sell_quantity_minimum: sketch.increment ?? 1,
    sell_quantity_increment: sketch.increment ?? 1,
    discontinued: false,
    ...sketch.facts,
  };
}

/** Makes a line and its view; `quantity` replaces the sketch's quantity, as an edit would. */
export function lineOf(sketch: Sketch, n: number): OrderLine {
  const one: readonly (readonly [number, string, Pricing['price_type']])[] = sketch.price
    ? [[1, sketch.price, sketch.type ?? 'standard']]
    : [];
  const pricing = (sketch.breaks ?? one).map(([quantity_break, price, price_type]) => ({
    price_type,
    price,
    quantity_break,
    poa: false,
  }));
  const here: Availability = {
    warehouse_code: sydney,
    available: sketch.stock ?? 0,
    next_date: sketch.next ?? null,
    days: 0,
  };
  return {
    line_id: `01JDEMO${String(n).padStart(19, '0')}`,
    line_number: n,
    stock_code: sketch.code,
    order_quantity: sketch.quantity,
    last_order_quantity: 0,
    forceShow: false,
    poa: false,
    aliases: [],
    note: '',
    line_reference: '',
    requested_quantity: null,
    using_artificial_quantity: false,
    changed_revision: n,
    changed_by: 'moira',
    customer_stock_code: sketch.yours ?? '',
    facts: sketch.unknown ? null : factsOf(sketch),
    pricing,
    price_per: sketch.per ?? 1,
    availability: sketch.unknown ? null : [here, ...(sketch.elsewhere ?? [])],
    savedWebPrice: null,
    savedExtended: null,
    priceLastCheckedAt: '2026-11-24T22:39:00Z',
    ...sketch.line,
  };
}

export function contextOf(sketch: Sketch, n: number): LineViewContext {
  return {
    warehouse: sydney,
    tabtype: 'order',
    web_discount: '0.00',
    loading: false,
    unsent: false,
    number: n,
    warehouseName: 'Sydney',
    now: fixedNow,
    fresh: false,
    dismissed: new Set(),
    substitute: null,
    near: null,
    notice: null,
    hasCertificates: false,
    hasPromotion: false,
    ...sketch.context,
  };
}

/** A seeded random generator from 0 to 1, the same on every machine (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const kinds = [
  ['HXB', 'Hex bolt', 'class 8.8'],
  ['HXN', 'Hex nut', 'class 8'],
  ['SCS', 'Socket cap screw', '12.9'],
  ['WFL', 'Flat washer', 'HV 200'],
  ['SDS', 'Self-drilling screw', 'hex'],
  ['ANC', 'Wedge anchor', 'stainless 316'],
] as const;
const sizes = [6, 8, 10, 12, 16, 20, 24] as const;
const finishes = [
  ['Z', 'zinc'],
  ['G', 'galv'],
  ['P', 'plain'],
] as const;

function pick<Item>(items: readonly Item[], random: () => number, fallback: Item): Item {
  return items[Math.floor(random() * items.length)] ?? fallback;
}

function sketchOf(n: number, random: () => number): Sketch {
  const [head, name, grade] = pick(kinds, random, kinds[0]);
  const size = pick(sizes, random, 12);
  const [finish, words] = pick(finishes, random, finishes[0]);
  const length = 20 + Math.floor(random() * 18) * 5;
  const pack = pick([25, 50, 100, 200, 500], random, 100);
  const per = random() < 0.6 ? 100 : 1;
  const quantity = pack * (1 + Math.floor(random() * 12));
  const plain: Sketch = {
    code: `${head}-${String(size).padStart(2, '0')}${String(length).padStart(3, '0')}-${grade.replace(/\W/g, '').slice(-2).toUpperCase()}${finish}`,
    ...(random() < 0.7 ? { yours: `KF-${1000 + n}` } : {}),
    description: `${name} M${size} × ${length}, ${grade}, ${words}`,
    pack,
    increment: pack,
    quantity,
    price: (0.4 + random() * 320).toFixed(2),
    per,
    type: pick(['standard', 'special', 'quote'] as const, random, 'standard'),
    stock: quantity + Math.floor(random() * 20_000),
  };
  return { ...plain, ...oddity(plain, random()) };
}

/** Gives about one line in eight an unusual state. */
function oddity(plain: Sketch, dice: number): Partial<Sketch> {
  if (dice < 0.02) return { stock: 0, next: '2026-12-04' };
  if (dice < 0.035) return { line: { requested_quantity: plain.quantity - 7 } };
  if (dice < 0.05) return { line: { savedWebPrice: '0.35', savedExtended: null } };
  if (dice < 0.06) return { line: { pricing: [] } };
  if (dice < 0.07) return { unknown: true };
  if (dice < 0.08) return { facts: { discontinued: true }, stock: 37 };
  if (dice < 0.09) return { quantity: 0, line: { forceShow: true, last_order_quantity: plain.quantity } };
  if (dice < 0.11) return { stock: Math.floor(plain.quantity / 2) };
  if (dice < 0.125) return { context: { unsent: true } };
  return {};
}

/** `count` sketches: the eighteen reference lines, then generated ones. The same seed gives the same lines. */
export function orderSketches(count: number, seed = 40): readonly Sketch[] {
  const random = seeded(seed);
  const more = Math.max(0, count - referenceSketches.length);
  const made = Array.from({ length: more }, (_, n) => sketchOf(referenceSketches.length + n + 1, random));
  return [...referenceSketches, ...made].slice(0, count);
}

export function viewOf(sketch: Sketch, n: number, format: FormatOptions = plainFormat): LineView {
  const context = contextOf(sketch, n);
  return lineViewOf(lineFigures(lineOf(sketch, n), context), context, format);
}
