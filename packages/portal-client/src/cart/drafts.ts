import { type LineState, longestSource, type OperationDraft, type PartFacts, type Ulid } from '@portal/domain/cart';
import { defaultQuantity, isRemoved, quantityRules, roundQuantity } from '@portal/domain/line';
import type { AddOptions, AddRow } from './types.ts';

/** The operations of each edit, rounded by the part's rules (LINE-07). Facts are null for an unknown part, which is sold singly. */

export function addDraft(
  line_id: Ulid,
  row: AddRow,
  facts: PartFacts | null,
  options: AddOptions = {},
): OperationDraft {
  const requested = row.quantity ?? (facts ? defaultQuantity(facts) : 1);
  const { quantity } = roundQuantity(requested, quantityRules(facts));
  const note = row.note ?? options.note;
  const line_reference = row.line_reference ?? options.line_reference;
  return {
    kind: 'line.add',
    payload: {
      line_id,
      stock_code: facts?.stock_code ?? row.stock_code.trim().toUpperCase(),
      quantity,
      ...(requested === quantity ? {} : { requested }),
      ...(options.separate ? { separate: true } : {}),
      ...(note ? { note } : {}),
      ...(line_reference ? { line_reference } : {}),
      ...(row.artificial ? { artificial: true } : {}),
      ...(row.source ? { source: row.source.slice(0, longestSource) } : {}),
    },
  };
}

export function quantityDraft(line: LineState, requested: number, facts: PartFacts | null): OperationDraft {
  const { quantity } = roundQuantity(requested, quantityRules(facts));
  const { line_id, order_quantity: based_on } = line;
  if (quantity === 0) return { kind: 'line.remove', payload: { line_id } };
  const rounded = requested === quantity ? {} : { requested };
  return { kind: 'line.quantity', payload: { line_id, quantity, based_on, ...rounded } };
}

/** LINE-14: up to the next multiple of the increment or down to the previous one, never below the minimum. */
export function steppedQuantity(line: LineState, by: 1 | -1, facts: PartFacts | null): number {
  const { minimum, increment } = quantityRules(facts);
  const { order_quantity: now } = line;
  const next = by > 0 ? (Math.floor(now / increment) + 1) * increment : (Math.ceil(now / increment) - 1) * increment;
  return roundQuantity(Math.max(minimum, next), quantityRules(facts)).quantity;
}

/** LINE-04: resets to the minimum sell quantity. */
export function restoreDraft(line: LineState, facts: PartFacts | null): OperationDraft {
  const rules = quantityRules(facts);
  const { quantity } = roundQuantity(rules.minimum, rules);
  return { kind: 'line.restore', payload: { line_id: line.line_id, quantity } };
}

/** Keeps the quantity as far as the other part's packs allow. For a removed line it is the quantity before the removal. */
export function replaceDraft(line: LineState, stock_code: string, facts: PartFacts | null): OperationDraft {
  const target = isRemoved(line) ? line.last_order_quantity : line.order_quantity || line.last_order_quantity;
  const rules = quantityRules(facts);
  const { quantity } = roundQuantity(target > 0 ? target : rules.minimum, rules);
  return {
    kind: 'line.replace',
    payload: {
      line_id: line.line_id,
      stock_code: facts?.stock_code ?? stock_code.trim().toUpperCase(),
      quantity,
      expect_code: line.stock_code,
    },
  };
}
