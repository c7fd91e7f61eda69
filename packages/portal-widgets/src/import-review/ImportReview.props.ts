import type { SpacingName } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import type { Band, Candidate, ColumnRole, LeftOut } from '@portal/domain/import';

/** One row of a list under review. */
export interface ReviewRow {
  readonly id: string;
  /** In the source, from 1. */
  readonly line: number;
  readonly source: string;
  readonly band: Band;
  readonly reason: string;
  readonly candidates: readonly Candidate[];
  /** What will be ordered; null while nothing is chosen. */
  readonly picked: Candidate | null;
  /** As typed; pieces. */
  readonly quantity: string;
  /** Why that is no quantity, or null. */
  readonly quantityWrong: string | null;
  /** The list had no quantity that can be used: the part's own minimum stands there (IMP-02). */
  readonly artificial: boolean;
  /** The buyer has looked at it: chosen, confirmed. */
  readonly settled: boolean;
  /** Left out by the buyer, or merged into another row; the words say which. */
  readonly left: string | null;
}

export interface ImportReviewProps {
  readonly rows: readonly ReviewRow[];
  readonly leftOut: readonly LeftOut[];
  /** By column of the source; empty for running text. */
  readonly columns: readonly { readonly role: ColumnRole; readonly head: string }[];
  readonly spacing: SpacingName;
  /** Rows that another row asks for as well. */
  readonly duplicates: number;
  /** The row whose panel is open. */
  readonly openRow: string | null;
  readonly suggest: (text: string) => Promise<readonly SearchHit[]>;
  readonly onOpenRow: (id: string | null) => void;
  readonly onPick: (id: string, part: Candidate) => void;
  readonly onQuantity: (id: string, text: string) => void;
  /** Leaves a row out, or takes it back. */
  readonly onSkip: (id: string) => void;
  readonly onMerge: () => void;
  /** Takes every row marked `check` as it stands. */
  readonly onAcceptChecks: () => void;
  readonly onRole: (column: number, role: ColumnRole) => void;
}

/** Whether a row still wants an answer. */
export const isDoubtful = (row: Pick<ReviewRow, 'band' | 'settled' | 'left' | 'picked' | 'quantityWrong'>): boolean =>
  row.left === null && (row.picked === null || row.quantityWrong !== null || (row.band !== 'sure' && !row.settled));
