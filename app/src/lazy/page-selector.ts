import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

/** How a page of the hive wants the selector that stands on it (FILT-05). */
export interface PageSelectorProps {
  readonly showFilters: boolean;
  readonly showSearchBar: boolean;
  readonly openAtStart: boolean;
  /** Words searched for at the start. */
  readonly search: string;
  /** Filters chosen at the start: `ROOT:FILTER`. */
  readonly filters: readonly string[];
}

/** The selector comes from its own feature, loaded when a page shows it; features do not import features. */
export const PageSelector: ComponentType<PageSelectorProps> = lazyComponent(
  async () => (await import('../features/selector/PageSelector.tsx')).PageSelector,
);
