import type { LineNotice, NoteSubject } from '@portal/domain/cart';
import type { LineContext } from '@portal/domain/line';
import type { DecimalText } from '@portal/domain/money';

/** A part that can replace the ordered one. */
export interface Substitute {
  readonly stock_code: string;
  /** How it differs: `the same bolt in zinc`. */
  readonly how: string;
  readonly available: number;
  readonly webPrice: DecimalText | null;
}

/** What a line view is built from, besides the line. */
export interface LineViewContext extends LineContext {
  readonly number: number;
  readonly warehouseName: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly fresh: boolean;
  /** Subjects of notes that the buyer has dismissed: these are not shown again. */
  readonly dismissed: ReadonlySet<NoteSubject>;
  readonly substitute: Substitute | null;
  /** A known code similar to an unknown one, and the reason as text. */
  readonly near: { readonly stock_code: string; readonly why: string } | null;
  /** The last change of the line that the buyer did not make here and has not dismissed. */
  readonly notice: LineNotice | null;
  readonly hasCertificates: boolean;
  readonly hasPromotion: boolean;
}
