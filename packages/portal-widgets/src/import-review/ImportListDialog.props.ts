import type { SpacingName } from '@portal/design-system';
import type { OutcomeRow, ImportReview as ReadList } from '@portal/domain/import';
import type { ImportReviewProps } from './ImportReview.props.ts';

/** The list under review, and what the user does with its rows. */
interface ReviewedList
  extends Pick<
    ImportReviewProps,
    | 'duplicates'
    | 'suggest'
    | 'onPick'
    | 'similar'
    | 'onPickSimilar'
    | 'undoable'
    | 'onUndo'
    | 'onQuantity'
    | 'onSkip'
    | 'onMerge'
    | 'onAcceptChecks'
    | 'onRole'
  > {
  /** Null until the list is read. */
  readonly review: Pick<ReadList, 'leftOut' | 'tables' | 'notes' | 'tooMany'> | null;
  readonly entries: ImportReviewProps['rows'];
  /** Why the list was not read, or null. */
  readonly problem: string | null;
  readonly reading: boolean;
  /** The sheet that was read, for a workbook. */
  readonly sheet: { readonly sheet: string; readonly others: readonly string[] } | null;
  /** Rows that can be added and how many of them have an unknown code, rows without a part, and rows that are not checked. */
  readonly outcome: {
    readonly rows: readonly OutcomeRow[];
    readonly without: readonly unknown[];
    readonly unchecked: readonly unknown[];
    readonly unknownCodes: number;
  };
  readonly setText: (text: string) => void;
  readonly takeFile: (file: File) => Promise<void>;
}

/** CART-13: the rows beyond the first order's line limit. */
export interface Overflow {
  readonly message: string;
  readonly rows: readonly OutcomeRow[];
}

/** Adding the reviewed rows. */
interface ListAdding {
  readonly adding: boolean;
  readonly over: Overflow | null;
  /** What was added while other rows still need a decision; null before. */
  readonly added: { readonly lines: number; readonly document: { readonly cartId: string } } | null;
  readonly add: () => void;
  readonly close: () => void;
  /** Discards the rows that need a decision. */
  readonly leaveOut: () => void;
  readonly addOver: () => void;
  readonly leaveOver: () => void;
}

export interface ImportListDialogProps {
  /** Makes a new order instead of adding to one (IMP-02). */
  readonly isNew: boolean;
  readonly list: ReviewedList;
  readonly adding: ListAdding;
  readonly spacing: SpacingName;
}
