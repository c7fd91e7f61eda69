import type { CartTotals } from '../cart/types.ts';
import { formatNumber } from '../format/number.ts';
import { dealMessages, promoRefusals } from '../messages/deals.ts';
import { extendBig, percentOffBig, roundToCents } from '../money/calculate.ts';
import { type DecimalText, formatUnits, parseBig } from '../money/decimal.ts';
import type { Deal, DealLine, DealSummary, PromoRefusal, PromoResult } from './deal-types.ts';

export interface DealsInput {
  /** Deals that apply automatically. */
  readonly deals: readonly Deal[];
  /** The typed code, and its deal if there is one. */
  readonly promo_code: string;
  readonly promo: Deal | null;
  readonly lines: readonly DealLine[];
  readonly accode: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface DealsResult {
  /** The discounts report (CART-15). */
  readonly discounts_used: CartTotals['discounts_used'];
  readonly promo_code_value: DecimalText;
  readonly promo: PromoResult | null;
  readonly deals: readonly DealSummary[];
}

/** What remains of each line's amount, in ten-thousandths, so that no dollar is discounted twice. */
type Left = Map<string, bigint>;
interface Gain {
  readonly amount: bigint;
  readonly lines: ReadonlyMap<string, bigint>;
}

/** Rounds down to whole cents. */
const wholeCents = (amount: bigint) => amount - (amount % 100n);

const nothing: Gain = { amount: 0n, lines: new Map() };

/** Returns why an account cannot use a deal today, or null. */
function refusalOf(deal: Deal, accode: string, today: string): PromoRefusal | null {
  if (deal.accode !== null && deal.accode !== accode) return 'other_account';
  if (deal.starts !== null && today < deal.starts) return 'not_started';
  if (deal.ends !== null && today > deal.ends) return 'expired';
  return deal.uses_left !== null && deal.uses_left <= 0 ? 'used_up' : null;
}

function perLine(lines: readonly DealLine[], left: Left, gainOf: (line: DealLine, left: bigint) => bigint): Gain {
  const gains = new Map<string, bigint>();
  let amount = 0n;
  for (const line of lines) {
    const present = left.get(line.line_id) ?? 0n;
    const rounded = roundToCents(gainOf(line, present));
    const gain = rounded > present ? wholeCents(present) : rounded;
    if (gain <= 0n) continue;
    gains.set(line.line_id, gain);
    amount += gain;
  }
  return { amount, lines: gains };
}

/** Shares an amount out over the lines in proportion to their amounts, in whole cents; leftover cents go to the first lines with room. */
function shareOut(amount: bigint, lines: readonly DealLine[], left: Left, goods: bigint): Gain {
  const gains = new Map<string, bigint>();
  const rooms = lines.map((line) => ({ id: line.line_id, room: wholeCents(left.get(line.line_id) ?? 0n) }));
  let rest = amount;
  for (const { id, room } of rooms) {
    const share = wholeCents((amount * room) / goods);
    gains.set(id, share);
    rest -= share;
  }
  for (const { id, room } of rooms) {
    const share = gains.get(id) ?? 0n;
    const more = room - share < rest ? room - share : rest;
    gains.set(id, share + more);
    rest -= more;
  }
  return { amount: amount - rest, lines: new Map([...gains].filter(([, share]) => share > 0n)) };
}

function gainOf({ effect }: Deal, lines: readonly DealLine[], left: Left): Gain | PromoRefusal {
  if (effect.kind === 'amount_off') {
    const goods = lines.reduce((sum, line) => sum + (left.get(line.line_id) ?? 0n), 0n);
    if (goods <= 0n) return 'no_lines';
    if (goods < parseBig(effect.minimum)) return 'below_minimum';
    const off = parseBig(effect.amount);
    const gain = shareOut(off < goods ? off : wholeCents(goods), lines, left, goods);
    return gain.amount > 0n ? gain : 'no_lines';
  }
  if (effect.kind === 'percent_off_category') {
    const touched = lines.filter((line) => line.product_category === effect.category);
    const gain = perLine(touched, left, (_, present) => present - percentOffBig(present, effect.percent));
    return gain.amount > 0n ? gain : 'no_lines';
  }
  const touched = lines.filter(
    (line) => line.stock_code === effect.stock_code && line.order_quantity >= effect.quantity,
  );
  const gain = perLine(
    touched,
    left,
    (line, present) => present - extendBig(parseBig(effect.price), line.order_quantity, effect.price_per),
  );
  return gain.amount > 0n ? gain : 'no_lines';
}

function take(left: Left, gain: Gain): void {
  for (const [id, amount] of gain.lines) left.set(id, (left.get(id) ?? 0n) - amount);
}

const money = (amount: bigint) => formatUnits(amount, 2);

/** Describes what a deal gives. */
function describeDeal({ effect }: Deal): string {
  switch (effect.kind) {
    case 'percent_off_category':
      return dealMessages.percentOff(Number(effect.percent), effect.category);
    case 'amount_off':
      return dealMessages.amountOff(effect.amount, effect.minimum);
    case 'quantity_price':
      return dealMessages.quantityPrice(
        effect.stock_code,
        effect.price,
        effect.price_per,
        formatNumber(effect.quantity, 1),
      );
  }
}

function refusedPromo(code: string, deal: Deal | null, reason: PromoRefusal): PromoResult {
  const missing = reason === 'below_minimum' && deal?.effect.kind === 'amount_off' ? deal.effect.minimum : null;
  const message = missing === null ? promoRefusals[reason] : dealMessages.promoNeeds(missing);
  return { code, name: deal?.name ?? '', applied: false, reason, message, value: '0.00', line_ids: [] };
}

/**
 * Applies deals and the promo code to a cart, at prices after web discount (CART-16). Automatic deals come first; the promo code applies to
 * what remains. Exact to the cent; no line goes below zero.
 */
export function applyDeals(input: DealsInput): DealsResult {
  const { lines, accode, today } = input;
  const priced = lines.filter((line) => line.order_quantity > 0 && line.extended !== null);
  const left: Left = new Map(priced.map((line) => [line.line_id, roundToCents(parseBig(line.extended ?? '0'))]));
  const used: { name: string; amount: DecimalText; line_ids: readonly string[] }[] = [];
  const deals = input.deals.flatMap((deal): DealSummary[] => {
    if (refusalOf(deal, accode, today)) return [];
    const found = gainOf(deal, priced, left);
    const gain = typeof found === 'string' ? nothing : found;
    take(left, gain);
    const line_ids = [...gain.lines.keys()];
    const amount = money(gain.amount);
    if (gain.amount > 0n) used.push({ name: deal.name, amount, line_ids });
    const { name, code, ends } = deal;
    return [{ name, code, ends, description: describeDeal(deal), applied: gain.amount > 0n, amount, line_ids }];
  });
  const promo = promoOf(input, priced, left);
  if (promo?.applied) used.push({ name: promo.name, amount: promo.value, line_ids: promo.line_ids });
  return { discounts_used: used, promo_code_value: promo?.value ?? '0.00', promo, deals };
}

function promoOf(input: DealsInput, lines: readonly DealLine[], left: Left): PromoResult | null {
  const code = input.promo_code.trim();
  if (code === '') return null;
  const deal = input.promo;
  if (!deal) return refusedPromo(code, null, 'unknown');
  const closed = refusalOf(deal, input.accode, input.today);
  const found = closed ?? gainOf(deal, lines, left);
  if (typeof found === 'string') return refusedPromo(code, deal, found);
  const value = money(found.amount);
  const message = dealMessages.promoGave(deal.name, value);
  return { code, name: deal.name, applied: true, reason: null, message, value, line_ids: [...found.lines.keys()] };
}
