import type { Comparison, SearchHit } from '@portal/domain/catalogue';
import type { ReactNode } from 'react';

export interface CompareProps {
  /** Null while loading. */
  readonly comparison: Comparison | null;
  readonly failed: boolean;
  /** Requested codes that match no part. */
  readonly unknown: readonly string[];
  /** Drawing of a part; all share one scale. Empty for a part that cannot be drawn. */
  readonly drawing: (stock_code: string) => ReactNode;
  /** Caption of the drawings, such as `All drawings to one scale.`; empty without drawings. */
  readonly scale: string;
  readonly suggest: (text: string) => Promise<readonly SearchHit[]>;
  readonly onAdd: (stock_code: string) => void;
  readonly onRemove: (stock_code: string) => void;
  readonly onRetry: () => void;
  /** An action for a part, such as adding it to the order. */
  readonly action?: (stock_code: string) => ReactNode;
}
