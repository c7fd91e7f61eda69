import type { OrderLine, Ulid } from '@portal/domain/cart';
import type { ChosenPrice, MoreForLess, NextBreak } from '@portal/domain/price';
import type { LineAnswer } from './line-facts.ts';

/** What a line is about, as its state mark and its words say it (LOOK section 3). One at a time; `unsent` and `loading` stand beside it. */
export const lineStatuses = {
  normal: { label: 'In order', tone: null },
  rounded: { label: 'Quantity rounded', tone: 'info' },
  price_up: { label: 'Price went up', tone: 'warning' },
  price_down: { label: 'Price went down', tone: 'info' },
  out_of_stock: { label: 'Out of stock', tone: 'critical' },
  poa: { label: 'Price on application', tone: 'info' },
  removed: { label: 'Removed', tone: null },
  discontinued: { label: 'Discontinued', tone: 'warning' },
  unknown: { label: 'Unknown part', tone: 'critical' },
  no_price: { label: 'No Pricing Data', tone: 'warning' },
  old_price: { label: 'Price not refreshed', tone: 'warning' },
  no_stock_data: { label: 'No Availability Data', tone: 'warning' },
  changed: { label: 'Changed by somebody else', tone: 'info' },
} as const;
export type LineStatus = keyof typeof lineStatuses;

/** Colour of a note's edge and of its first words. */
export const noteTones = ['info', 'warning', 'critical'] as const;
export type NoteTone = (typeof noteTones)[number];

/** What a line offers to do about itself. The key acts while the line is current and nothing is being typed (SHELL-14). */
export const remedies = {
  smaller: { key: '-', cap: '−' },
  take_back: { key: 'z', cap: 'Z' },
  use_other: { key: 'u', cap: 'U' },
  wait: { key: 'w', cap: 'W' },
  restore: { key: 'r', cap: 'R' },
  retry: { key: 't', cap: 'T' },
  ask: { key: 'q', cap: 'Q' },
  accept: { key: 'a', cap: 'A' },
  search: { key: '/', cap: '/' },
  next_break: { key: 'b', cap: 'B' },
  buy_more: { key: 'm', cap: 'M' },
} as const;
export type RemedyId = keyof typeof remedies;

export interface Remedy {
  readonly id: RemedyId;
  /** `Make it 25` */
  readonly label: string;
}

/** The one strip beneath a line: what happened, why, at most two remedies. */
export interface LineNote {
  readonly tone: NoteTone;
  /** `Rounded up from 45 to 50.` */
  readonly what: string;
  /** `This part is sold in 25s.` */
  readonly why: string;
  readonly remedies: readonly Remedy[];
}

/** A note with the state that it speaks of. */
export interface StatedNote {
  readonly status: LineStatus;
  readonly about: LineAnswer;
  readonly note: LineNote;
}

/** Each stock level differs in shape, and is followed by words or a number. */
export const stockLevels = {
  in_stock: 'In stock',
  part: 'Part in stock',
  none: 'None in stock',
  to_order: 'To order',
} as const;
export type StockLevel = keyof typeof stockLevels;

export interface StockView {
  readonly level: StockLevel;
  /** Pieces in the tab's warehouse (LINE-15). */
  readonly available: number;
  /** The quieter words after the number: `of 2,000`, `to 4 Dec`, `no more`. */
  readonly aside: string;
}

/** Small marks at the end of a line (LINE-01, show_icons). */
export const lineMarks = {
  certificate: 'Has test certificates',
  note: 'Has a note or a reference',
  promotion: 'Promotion applies',
} as const;
export type LineMark = keyof typeof lineMarks;

/**
 * One line as the order table shows it. Immutable: the same object until something of the line changed, because a row renders again
 * exactly when its LineView is another object.
 */
export interface LineView {
  readonly line: OrderLine;
  /** The number in front of the line, from 1. */
  readonly number: number;
  readonly status: LineStatus;
  /** The part's description, or the specification's words where there is no such part (LINE-06). */
  readonly description: string;
  /** What the buyer typed, shown struck beside the quantity (LINE-07); null while nothing was rounded. */
  readonly struck: number | null;
  /** Null while unknown, for POA and for removed lines. */
  readonly price: ChosenPrice | null;
  readonly priceMove: 'up' | 'down' | null;
  readonly nextBreak: NextBreak | null;
  /** A larger quantity that costs less, while the note offers it (LINE-09). */
  readonly moreForLess: MoreForLess | null;
  readonly stock: StockView | null;
  readonly marks: readonly LineMark[];
  readonly note: LineNote | null;
  /** Every note of the line, the most serious first: a line can be short and dearer at once. */
  readonly notes: readonly StatedNote[];
  /** What the note is about, by which its answer is remembered; null without a note. */
  readonly about: LineAnswer | null;
  /** The last change of this line is on this device only (P2). */
  readonly unsent: boolean;
  /** Price and availability are on their way (LINE-02). */
  readonly loading: boolean;
  /** Changed a moment ago: its keys show without pointer or focus. */
  readonly fresh: boolean;
}

/**
 * Where the order table gets its lines. `subscribeLine` is told about that line only, `subscribeIds` about lines that came, went or
 * moved only: so a keystroke renders one row. `line` answers the same object until the line changed, and null for an id that is gone.
 */
export interface LineSource {
  lineIds(): readonly Ulid[];
  line(id: Ulid): LineView | null;
  /** Whether the line has a note. Asked of every line for the heights of rows, so it must cost less than the line's view. */
  hasNote(id: Ulid): boolean;
  /** The stock code of a line; empty for an id that is gone. Asked of every line for the width of its column. */
  stockCode(id: Ulid): string;
  subscribeIds(listener: () => void): () => void;
  subscribeLine(id: Ulid, listener: () => void): () => void;
  /** Which line may have changed, in sight or not; null where any of them may. One listener for all: an order has 500 lines. */
  subscribeLines(listener: (only: Ulid | null) => void): () => void;
}
