import type { ReviewRow } from '@portal/domain/import';
import { createContext, useContext } from 'react';
import type { ImportReviewProps } from './ImportReview.props.ts';

/** Shared by the rows and their panels. */
export interface ReviewContextValue
  extends Pick<ImportReviewProps, 'suggest' | 'onPick' | 'onQuantity' | 'onSkip' | 'onOpenRow'> {
  readonly row: (id: string) => ReviewRow | null;
}

export const ReviewContext = createContext<ReviewContextValue | null>(null);

export function useReview(): ReviewContextValue {
  const value = useContext(ReviewContext);
  if (!value) throw new Error('A row stands outside an ImportReview');
  return value;
}
