import type { NoteSubject, OrderLine, Ulid } from '@portal/domain/cart';
import type { ChosenPrice, MoreForLess, NextBreak } from '@portal/domain/price';
import { orderLineMessages as messages } from '../messages/order-line.ts';

/** Status of a line, as its icon and text show it. A line has one; `unsent` and `loading` are separate flags. */
export const rowStatuses = {
  normal: { label: messages.statuses.normal, tone: null },
  rounded: { label: messages.statuses.rounded, tone: 'info' },
  price_up: { label: messages.statuses.price_up, tone: 'warning' },
  price_down: { label: messages.statuses.price_down, tone: 'info' },
  out_of_stock: { label: messages.statuses.out_of_stock, tone: 'critical' },
  poa: { label: messages.statuses.poa, tone: 'info' },
  removed: { label: messages.statuses.removed, tone: null },
  discontinued: { label: messages.statuses.discontinued, tone: 'warning' },
  unknown: { label: messages.statuses.unknown, tone: 'critical' },
  no_price: { label: messages.statuses.no_price, tone: 'warning' },
  old_price: { label: messages.statuses.old_price, tone: 'warning' },
  no_stock_data: { label: messages.statuses.no_stock_data, tone: 'warning' },
  changed: { label: messages.statuses.changed, tone: 'info' },
} as const;
export type RowStatus = keyof typeof rowStatuses;

/** Colour of a note's edge and its leading text. */
export const noteTones = ['info', 'warning', 'critical'] as const;
export type NoteTone = (typeof noteTones)[number];

/** Remedies a line can offer. The key works while the line is current and no field is being edited (SHELL-14). */
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

/** The strip below a line: what happened, why, and at most two remedies. */
export interface LineNote {
  readonly tone: NoteTone;
  /** `Rounded up from 45 to 50.` */
  readonly what: string;
  /** `This part is sold in 25s.` */
  readonly why: string;
  readonly remedies: readonly Remedy[];
}

/** A note with the state it describes. */
export interface StatedNote {
  readonly status: RowStatus;
  readonly about: NoteSubject;
  readonly note: LineNote;
}

/** Each stock level has its own shape, followed by text or a number. */
export const stockLevels = messages.stockLevels;
export type StockLevel = keyof typeof stockLevels;

export interface StockView {
  readonly level: StockLevel;
  /** Pieces in the tab's warehouse (LINE-15). */
  readonly available: number;
  /** Secondary text after the number: `of 2,000`, `to Dec 04`, `no more`. */
  readonly aside: string;
}

/** Small icons at the end of a line (LINE-01, show_icons). */
export const lineIcons = messages.icons;
export type LineIcon = keyof typeof lineIcons;

/**
 * One line as the order table shows it. Immutable: it is the same object until the line changes, because a row renders
 * exactly when its LineView is a different object.
 */
export interface LineView {
  readonly line: OrderLine;
  /** Line number, from 1. */
  readonly number: number;
  readonly status: RowStatus;
  /** The part's description, or the text of the specification when there is no such part (LINE-06). */
  readonly description: string;
  /** What the buyer typed, shown struck through beside the quantity (LINE-07); null when nothing was rounded. */
  readonly struck: number | null;
  /** Null while unknown, for POA and for removed lines. */
  readonly price: ChosenPrice | null;
  readonly priceMove: 'up' | 'down' | null;
  readonly nextBreak: NextBreak | null;
  /** A larger quantity that costs less, while the note offers it (LINE-09). */
  readonly moreForLess: MoreForLess | null;
  readonly stock: StockView | null;
  readonly icons: readonly LineIcon[];
  readonly note: LineNote | null;
  /** All notes of the line, most serious first: a line can be short of stock and have a higher price at once. */
  readonly notes: readonly StatedNote[];
  /** Subject of the first note, by which its dismissal is stored. Null without a note. */
  readonly about: NoteSubject | null;
  /** The last change of this line is stored on this device only (P2). */
  readonly unsent: boolean;
  /** Price and availability are loading (LINE-02). */
  readonly loading: boolean;
  /** Changed a moment ago: its keys show without hover or focus. */
  readonly fresh: boolean;
}

/**
 * Where the order table gets its lines. `subscribeLine` fires for that line only, `subscribeIds` only when lines are added, removed or
 * moved: a keystroke renders one row. `line` returns the same object until the line changes, and null for an id that is gone.
 */
export interface LineSource {
  lineIds(): readonly Ulid[];
  line(id: Ulid): LineView | null;
  /** Whether the line has a note. Called for every line to estimate row heights, so it must be cheaper than building the view. */
  hasNote(id: Ulid): boolean;
  /** Stock code of a line; empty for an id that is gone. Called for every line to size the code column. */
  stockCode(id: Ulid): string;
  subscribeIds(listener: () => void): () => void;
  subscribeLine(id: Ulid, listener: () => void): () => void;
  /** Calls back with the line that may have changed, visible or not; null for any. One listener serves all lines: an order can have 500. */
  subscribeLines(listener: (only: Ulid | null) => void): () => void;
}
