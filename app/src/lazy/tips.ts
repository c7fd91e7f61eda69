import { lazyComponent, renderNothing } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

export interface TipsProps {
  /** Comma-separated words that select tips (TIP-01). */
  readonly filter: string;
}

/** Tips, loaded after the screen that shows them. Here because features do not import features. */
export const Tips: ComponentType<TipsProps> = lazyComponent(
  async () => (await import('../features/tips/Tips.tsx')).Tips,
  renderNothing,
);
export const AllTips: ComponentType = lazyComponent(async () => (await import('../features/tips/AllTips.tsx')).AllTips);
