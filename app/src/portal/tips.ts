import type { ComponentType } from 'react';
import { later, nothing } from './later.tsx';

export interface TipsProps {
  /** Words by which tips are chosen, with commas between (TIP-01). */
  readonly filter: string;
}

/** Tips come from their own feature, once the screen they stand on is there; features do not import features. */
export const Tips: ComponentType<TipsProps> = later(
  async () => (await import('../features/tips/Tips.tsx')).Tips,
  nothing,
);
export const AllTips: ComponentType = later(async () => (await import('../features/tips/AllTips.tsx')).AllTips);
