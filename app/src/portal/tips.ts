import { type ComponentType, lazy } from 'react';

export interface TipsProps {
  /** Words by which tips are chosen, with commas between (TIP-01). */
  readonly filter: string;
}

/** Tips come from their own feature, once the screen they stand on is there; features do not import features. */
export const Tips: ComponentType<TipsProps> = lazy(async () => ({
  default: (await import('../features/tips/Tips.tsx')).Tips,
}));
export const AllTips: ComponentType = lazy(async () => ({
  default: (await import('../features/tips/AllTips.tsx')).AllTips,
}));
