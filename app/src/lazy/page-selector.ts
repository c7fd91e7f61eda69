import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

/** Settings of a selector on a hive page (FILT-05). */
export interface PageSelectorProps {
  readonly showFilters: boolean;
  readonly showSearchBar: boolean;
  readonly openAtStart: boolean;
  /** Initial search words. */
  readonly search: string;
  /** Initial filters: `ROOT:FILTER`. */
  readonly filters: readonly string[];
}

/** The selector, loaded when a page shows it. Here because features do not import features. */
export const PageSelector: ComponentType<PageSelectorProps> = lazyComponent(
  async () => (await import('../features/selector/PageSelector.tsx')).PageSelector,
);
