import type { SpacingName } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import type { Candidate, ColumnRole, LeftOut, ReadTable, ReviewRow, SimilarRows } from '@portal/domain/import';
import type { importReviewMessages } from '../messages/import-review.ts';

export interface ImportReviewProps {
  readonly rows: readonly ReviewRow[];
  readonly leftOut: readonly LeftOut[];
  /** Empty for running text. */
  readonly tables: readonly ReadTable[];
  readonly spacing: SpacingName;
  /** Number of rows whose part another row requests as well. */
  readonly duplicates: number;
  /** The row whose panel is open. */
  readonly openRow: string | null;
  readonly suggest: (text: string) => Promise<readonly SearchHit[]>;
  readonly onOpenRow: (id: string | null) => void;
  readonly onPick: (id: string, part: Candidate) => void;
  /** The rows that the last choice could settle as well; null if there are none. */
  readonly similar: SimilarRows | null;
  /** Settles the similar rows. */
  readonly onPickSimilar: () => void;
  /** The last choice that decided many rows, and how many rows undoing it changes; null if there is none. */
  readonly undoable: { readonly choice: keyof typeof importReviewMessages.summary.undo; readonly count: number } | null;
  readonly onUndo: () => void;
  readonly onQuantity: (id: string, text: string) => void;
  /** Leaves a row out, or includes it again. */
  readonly onSkip: (id: string) => void;
  readonly onMerge: () => void;
  /** Accepts all rows marked `check` as they are. */
  readonly onAcceptChecks: () => void;
  /** `layout` is that of the table. */
  readonly onRole: (layout: string, column: number, role: ColumnRole) => void;
}

/** True while a row still needs a decision. */
export const isDoubtful = (row: Pick<ReviewRow, 'band' | 'settled' | 'left' | 'picked' | 'quantityWrong'>): boolean =>
  row.left === null && (row.picked === null || row.quantityWrong !== null || (row.band !== 'sure' && !row.settled));
