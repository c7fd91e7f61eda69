import { quantityRules, type RoundedQuantity, roundQuantity } from '../line/quantity.ts';
import { isRemoved } from '../line/shown.ts';
import { quantityMessages } from '../messages/quantity.ts';
import { findLine } from './edit.ts';
import { lineOfCode } from './operations/line-add.ts';
import type { OperationOf } from './rule.ts';
import type { CartState, LineState, Operation, OperationResult, PartFacts } from './types.ts';

/** Looks up the facts of a part; null if the part is unknown. */
export type FactsOf = (stock_code: string) => PartFacts | null;

type Corrected = Pick<OperationResult, 'corrected'> & { readonly operation: Operation };

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Changes payload values of an operation. The kind is unchanged, so the cast is safe. */
const withPayload = (operation: Operation, changes: object): Operation =>
  ({ ...operation, payload: { ...operation.payload, ...changes } }) as Operation;

/** Rounds the quantity that an operation sets. */
function setQuantity(
  operation: OperationOf<'line.add' | 'line.quantity' | 'line.restore' | 'line.replace' | 'line.poa'>,
  facts: PartFacts | null,
): Corrected {
  const given = operation.payload.quantity;
  const { quantity, rounded, why } = roundQuantity(given, quantityRules(facts));
  if (!rounded) return { operation };
  const hasRequested = operation.kind === 'line.add' || operation.kind === 'line.quantity';
  const requested = hasRequested ? { requested: operation.payload.requested ?? given } : {};
  return { operation: withPayload(operation, { quantity, ...requested }), corrected: { quantity, why: why ?? '' } };
}

/** Rounds the sum when an add goes into an existing line: the line may not fit the current pack size. */
function summedQuantity(operation: OperationOf<'line.add'>, line: LineState, facts: PartFacts | null): Corrected {
  const single = setQuantity(operation, facts);
  const { quantity: given } = operation.payload;
  const { quantity } = single.operation.payload as OperationOf<'line.add'>['payload'];
  const sum = roundQuantity(line.order_quantity + quantity, quantityRules(facts));
  if (given <= 0 || line.poa || !sum.rounded || sum.quantity < line.order_quantity + quantity) return single;
  const added = sum.quantity - line.order_quantity;
  const requested = operation.payload.requested ?? given;
  return {
    operation: withPayload(operation, { quantity: added, requested }),
    corrected: { quantity: added, why: sum.why ?? '' },
  };
}

/** Rounds the result of a relative change; null if it needs no rounding. Undo only rounds, other edits also apply the minimum. */
function changedQuantity(
  line: LineState,
  by: number,
  undoes: boolean,
  facts: PartFacts | null,
): RoundedQuantity | null {
  const wanted = line.order_quantity + by;
  if (by === 0 || line.poa || wanted <= 0) return null;
  const rules = quantityRules(facts);
  const raised = undoes ? wanted : Math.max(wanted, rules.minimum);
  const result = roundQuantity(raised, rules);
  if (result.quantity === wanted) return null;
  const why = roundQuantity(wanted, rules).why ?? result.why;
  return { ...result, why: why ?? quantityMessages.smallest(grouped(rules.minimum)) };
}

function adjusted(operation: OperationOf<'line.adjust'>, cart: CartState, factsOf: FactsOf): Corrected {
  const { line_id, by } = operation.payload;
  const line = findLine(cart, line_id);
  const changed = line && changedQuantity(line, by, operation.undoes !== undefined, factsOf(line.stock_code));
  if (!line || !changed) return { operation };
  const { quantity, why } = changed;
  return {
    operation: withPayload(operation, { by: quantity - line.order_quantity }),
    corrected: { quantity, why: why ?? '' },
  };
}

/** Undoing a summed add subtracts `expect` from the line that it went into. */
function deleted(operation: OperationOf<'line.delete'>, cart: CartState, factsOf: FactsOf): Corrected {
  const { line_id, expect } = operation.payload;
  const line = findLine(cart, line_id);
  if (!line || line.line_id === line_id || operation.undoes === undefined || expect === undefined) return { operation };
  const changed = changedQuantity(line, -expect, true, factsOf(line.stock_code));
  if (!changed) return { operation };
  const { quantity, why } = changed;
  return {
    operation: withPayload(operation, { expect: line.order_quantity - quantity }),
    corrected: { quantity, why: why ?? '' },
  };
}

/**
 * LINE-07: rounds the quantity of an operation so that the line ends at a multiple that the part is sold in. `corrected` gives the
 * new quantity and the reason when it differs from the requested one. Unknown and discontinued parts are sold singly; a line
 * priced on application has quantity 0.
 */
export function withPackRules(operation: Operation, cart: CartState, factsOf: FactsOf): Corrected {
  switch (operation.kind) {
    case 'line.add': {
      const { payload } = operation;
      const line = lineOfCode(cart, payload);
      const facts = factsOf(payload.stock_code);
      return line && !isRemoved(line) ? summedQuantity(operation, line, facts) : setQuantity(operation, facts);
    }
    case 'line.replace':
      return setQuantity(operation, factsOf(operation.payload.stock_code));
    case 'line.quantity':
    case 'line.restore':
    case 'line.poa': {
      const line = findLine(cart, operation.payload.line_id);
      // Priced on application: the quantity is only remembered.
      if (!line || (operation.kind === 'line.poa' && operation.payload.poa)) return { operation };
      return setQuantity(operation, factsOf(line.stock_code));
    }
    case 'line.adjust':
      return adjusted(operation, cart, factsOf);
    case 'line.delete':
      return deleted(operation, cart, factsOf);
    default:
      return { operation };
  }
}
