import { fraction } from '../random.ts';
import type { Candidate } from './choose.ts';
import { likenessOf } from './likeness.ts';
import type { DemoPart } from './part.ts';
import { pinned } from './pinned.ts';
import { isAlternate } from './relations.ts';

const packSizes = [1000, 500, 200, 100, 50, 25, 10, 5, 1] as const;
/** Inner pack quantity for each pack quantity, of which it is a divisor. */
const innerOf: Readonly<Record<number, number>> = {
  1: 1,
  5: 1,
  10: 5,
  25: 5,
  50: 25,
  100: 25,
  200: 50,
  500: 100,
  1000: 100,
};

/** Pieces in a pack. A pack weighs up to 6 kg; a trade pack is at most a fifth of it, a bulk keg weighs up to 20 kg. */
function packOf(candidate: Candidate): number {
  const grams = candidate.weight;
  const usual = packSizes.find((size) => size * grams <= 6000) ?? 1;
  if (candidate.form === 'TP') return packSizes.find((size) => size <= usual / 5) ?? 1;
  if (candidate.form === 'BK') return Math.max(usual * 2, Math.floor(20_000 / grams / usual) * usual);
  return usual;
}

function packCodeOf(candidate: Candidate, pack: number): string {
  if (candidate.form === 'TP') return 'PKT';
  if (candidate.form === 'BK') return 'KEG';
  if (pack === 1) return 'EA';
  if (candidate.family.role === 'rod') return 'BDL';
  return candidate.family.role === 'washer' || pack >= 500 ? 'BAG' : 'BOX';
}

interface Selling {
  readonly inner: number;
  readonly minimum: number;
  readonly increment: number;
}

/** Half the parts are sold by the inner pack, a quarter singly, the rest by the full pack. */
function sellingOf(candidate: Candidate, pack: number, seed: number): Selling {
  if (candidate.form !== '') return { inner: pack, minimum: pack, increment: pack };
  const inner = innerOf[pack] ?? 1;
  const u = fraction(`${candidate.code}:sold`, seed);
  const increment = u < 0.5 ? inner : u < 0.75 ? 1 : pack;
  const minimum = u > 0.44 && u < 0.5 ? increment * 2 : increment;
  return { inner, minimum: Math.min(minimum, pack), increment };
}

type State = 'normal' | 'poa' | 'discontinued' | 'superseded' | 'without_price';

function stateOf(candidate: Candidate, seed: number): State {
  const fixed = pinned[candidate.code];
  if (fixed) return fixed.state ?? 'normal';
  const u = fraction(`${candidate.chosenAs}:state`, seed);
  const superseding = candidate.treatment.finish === 'Yellow zinc' ? 0.06 : 0.004;
  if (u < superseding) return 'superseded';
  if (u > 0.988) return 'discontinued';
  if (u > 0.98 || (candidate.weight > 3000 && u > 0.75)) return 'poa';
  return u > 0.979 ? 'without_price' : 'normal';
}

function describe({ family, shape, treatment, form }: Candidate, pack: number): string {
  const words =
    family.describe?.(shape, treatment) ??
    `${family.title} ${shape.words}${treatment.words === '' ? '' : `, ${treatment.words}`}`;
  if (form === 'TP') return `${words}, pack of ${pack}`;
  return form === 'BK' ? `${words}, bulk ${pack.toLocaleString('en-AU')}` : words;
}

/** Orders by code point, the same in every locale. */
const byCode = (a: { readonly code: string }, b: { readonly code: string }) => (a.code < b.code ? -1 : 1);

/** Turns candidates into rows of `part`, sorted by stock code; `part_id` is the index. */
export function buildParts(chosen: readonly Candidate[], seed: number): DemoPart[] {
  const states = new Map(chosen.map((candidate) => [candidate.code, stateOf(candidate, seed)]));
  const likeness = new Map<string, Candidate[]>();
  for (const candidate of chosen) {
    const key = likenessOf(candidate);
    const group = likeness.get(key);
    if (group) group.push(candidate);
    else likeness.set(key, [candidate]);
  }
  return [...chosen].sort(byCode).map((candidate, part_id) => {
    const { family, shape, treatment } = candidate;
    const fixed = pinned[candidate.code];
    const pack = fixed?.pack ?? packOf(candidate);
    const selling = sellingOf(candidate, pack, seed);
    const state = states.get(candidate.code) ?? 'normal';
    const sound = state === 'superseded' ? soundOf(candidate, likeness.get(likenessOf(candidate)) ?? [], states) : [];
    const successor = successorOf(candidate, sound);
    return {
      part_id,
      stock_code: candidate.code,
      description: describe(candidate, pack),
      product_category: family.category,
      product_type: family.productType,
      thread: shape.thread,
      finish: treatment.finish,
      spec: treatment.spec,
      size: shape.size,
      length: shape.length,
      image: family.image,
      pack_quantity: pack,
      pack_code: packCodeOf(candidate, pack),
      pack_weight: Math.max(1, Math.round(pack * candidate.weight)),
      inner_quantity: fixed?.inner ?? selling.inner,
      sell_quantity_minimum: fixed?.minimum ?? selling.minimum,
      sell_quantity_increment: fixed?.increment ?? selling.increment,
      price_per: fixed?.per ?? perOf(candidate),
      // If every similar part is weaker or less protected, a superseded part has no successor and counts as discontinued.
      discontinued: state === 'discontinued' || (sound.length > 0 && successor === null),
      superseded_by: successor,
      poa: state === 'poa',
      withoutPrice: state === 'without_price',
      candidate,
    };
  });
}

/** Other parts of the same shape in the normal state. */
const soundOf = (part: Candidate, alike: readonly Candidate[], states: ReadonlyMap<string, State>) =>
  alike.filter((other) => other.code !== part.code && states.get(other.code) === 'normal');

/** Code of the most popular of them that may replace the part by the domain's rules; null if there is none. */
function successorOf(part: Candidate, sound: readonly Candidate[]): string | null {
  const zinc = part.code.replace(/Y$/, 'Z');
  const allowed = sound.filter((other) => isAlternate(part, other));
  if (allowed.some((other) => other.code === zinc)) return zinc;
  return [...allowed].sort((a, b) => b.demand - a.demand || byCode(a, b))[0]?.code ?? null;
}

/** Price of one piece in dollars before quantity breaks: handling plus material by weight. */
export function dollarsEach(candidate: Candidate): number {
  const { family, treatment, weight, form } = candidate;
  const usual = family.handling + (weight / 1000) * treatment.rate * family.factor;
  return usual * (form === 'TP' ? 1.18 : form === 'BK' ? 0.92 : 1);
}

/** Pieces per price. A part that costs six dollars or more is priced per piece. */
function perOf(candidate: Candidate): 1 | 100 {
  return candidate.family.pricePer === 100 && dollarsEach(candidate) < 6 ? 100 : 1;
}
