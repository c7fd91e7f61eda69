import { byTime, type LineQuantity, type OrderEvent, type ReportedEvent } from './order-events.ts';

/** How far the supplier is with one line of a submitted order. Quantities are pieces. */
export interface LineProgress {
  readonly line_number: number;
  readonly ordered: number;
  /** What the supplier will deliver; null until the order is acknowledged. */
  readonly acknowledged: number | null;
  readonly shipped: number;
  readonly invoiced: number;
  readonly back_ordered: number;
  /** When the back order is expected, YYYY-MM-DD; null without a back order or if not known. */
  readonly expected: string | null;
  readonly refused: boolean;
  /** The supplier's reason for the last change or refusal; empty if nothing was changed. */
  readonly reason: string;
}

type Progress = { -readonly [Key in keyof LineProgress]: LineProgress[Key] };

const toShip = ({ ordered, acknowledged, shipped, back_ordered }: Progress) =>
  Math.max(0, (acknowledged ?? ordered) - shipped - back_ordered);

function apply(event: OrderEvent, lines: ReadonlyMap<number, Progress>): void {
  const line = 'line_number' in event ? lines.get(event.line_number) : undefined;
  const quantityIn = (listed: readonly LineQuantity[] | undefined, each: Progress, otherwise: number) =>
    listed === undefined
      ? otherwise
      : listed
          .filter(({ line_number }) => line_number === each.line_number)
          .reduce((sum, { quantity }) => sum + quantity, 0);
  switch (event.kind) {
    case 'acknowledged':
      for (const each of lines.values()) each.acknowledged ??= each.ordered;
      break;
    case 'line_changed':
      if (!line) break;
      line.acknowledged = event.quantity ?? line.acknowledged ?? line.ordered;
      line.reason = event.reason;
      break;
    case 'line_refused':
      if (line)
        Object.assign(line, { acknowledged: 0, refused: true, reason: event.reason, back_ordered: 0, expected: null });
      break;
    case 'back_ordered':
      if (line) Object.assign(line, { back_ordered: event.quantity, expected: event.expected });
      break;
    case 'picked':
    case 'certified':
    case 'credited':
      break;
    case 'shipped':
      for (const each of lines.values()) {
        const quantity = quantityIn(event.lines, each, toShip(each));
        const late = Math.max(0, quantity - toShip(each));
        each.shipped += quantity;
        each.back_ordered = Math.max(0, each.back_ordered - late);
        if (each.back_ordered === 0) each.expected = null;
      }
      break;
    case 'invoiced':
      for (const each of lines.values()) each.invoiced += quantityIn(event.lines, each, each.shipped - each.invoiced);
      break;
  }
}

/**
 * The progress of each line by what was reported, in whatever order it arrived. Shipping more than what was due at once takes it from the
 * line's back order.
 */
export function lineProgress(
  ordered: readonly LineQuantity[],
  events: readonly ReportedEvent[],
): readonly LineProgress[] {
  const lines = new Map(
    ordered.map(({ line_number, quantity }): [number, Progress] => [
      line_number,
      {
        line_number,
        ordered: quantity,
        acknowledged: null,
        shipped: 0,
        invoiced: 0,
        back_ordered: 0,
        expected: null,
        refused: false,
        reason: '',
      },
    ]),
  );
  for (const { event } of byTime(events)) apply(event, lines);
  return [...lines.values()];
}

export const progressStates = [
  'waiting',
  'acknowledged',
  'changed',
  'refused',
  'back_ordered',
  'part_shipped',
  'shipped',
] as const;
export type ProgressState = (typeof progressStates)[number];

/** The state of a line in one word. */
export function progressState(line: LineProgress): ProgressState {
  const { ordered, acknowledged, shipped, back_ordered, refused } = line;
  if (refused) return 'refused';
  const due = acknowledged ?? ordered;
  if (shipped > 0 && shipped >= due) return acknowledged !== null && acknowledged < ordered ? 'changed' : 'shipped';
  if (shipped > 0) return 'part_shipped';
  if (back_ordered > 0) return 'back_ordered';
  if (acknowledged === null) return 'waiting';
  return acknowledged === ordered ? 'acknowledged' : 'changed';
}
