import type { AnsweredSubject } from '@portal/domain/cart';
import type { LineContext, LineStatusKind } from '@portal/domain/line';
import type { DecimalText } from '@portal/domain/money';

/** Another part that can stand in for the one ordered. */
export interface Substitute {
  readonly stock_code: string;
  /** How it differs: `the same bolt in zinc`. */
  readonly how: string;
  readonly available: number;
  readonly webPrice: DecimalText | null;
}

/** What somebody else did to a line that was edited here too (P4, CART-18). */
export interface ForeignChange {
  readonly by: string;
  /** The quantity that was here, and the one that is now. */
  readonly mine: number;
  readonly theirs: number;
}

/** What a note of a line is about, by which its answer is remembered. */
export type LineAnswer = LineStatusKind | AnsweredSubject | 'more_for_less' | 'notice';

/** What a line view is made of beside the line. */
export interface LineViewContext extends LineContext {
  readonly number: number;
  readonly warehouseName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly fresh: boolean;
  /** What the buyer has answered of what the line says now: such a note is not shown again. */
  readonly answered: ReadonlySet<LineAnswer>;
  readonly substitute: Substitute | null;
  /** A code near to an unknown one, and in words what was probably meant. */
  readonly near: { readonly stock_code: string; readonly why: string } | null;
  readonly foreign: ForeignChange | null;
  readonly hasCertificates: boolean;
  readonly hasPromotion: boolean;
}
