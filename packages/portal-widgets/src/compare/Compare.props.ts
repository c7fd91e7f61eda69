import type { Comparison, SearchHit } from '@portal/domain/catalogue';
import type { ReactNode } from 'react';

export interface CompareProps {
  /** Null while the parts are on their way. */
  readonly comparison: Comparison | null;
  readonly failed: boolean;
  /** Codes asked for that there is no part of. */
  readonly unknown: readonly string[];
  /** The drawings of all parts at one scale, by code; one that cannot be drawn is left out. */
  readonly drawing: (stock_code: string) => ReactNode;
  /** Beneath the drawings: `All drawings to one scale.` Empty where there are none. */
  readonly scale: string;
  readonly suggest: (text: string) => Promise<readonly SearchHit[]>;
  readonly onAdd: (stock_code: string) => void;
  readonly onRemove: (stock_code: string) => void;
  readonly onRetry: () => void;
  /** What can be done with a part, such as adding it to the order. */
  readonly action?: (stock_code: string) => ReactNode;
}
