import { lazyComponent, renderNothing } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

export interface TipsProps {
  /** Words by which tips are chosen, with commas between (TIP-01). */
  readonly filter: string;
}

/** Tips come from their own feature, once the screen they stand on is there; features do not import features. */
export const Tips: ComponentType<TipsProps> = lazyComponent(
  async () => (await import('../features/tips/Tips.tsx')).Tips,
  renderNothing,
);
export const AllTips: ComponentType = lazyComponent(async () => (await import('../features/tips/AllTips.tsx')).AllTips);
