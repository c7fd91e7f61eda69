import { usePortal } from '@portal/portal-client/react';
import { emptyState, requestedState } from '@portal/portal-widgets';
import { useEffect, useState } from 'react';
import type { PageSelectorProps } from '../../lazy/page-selector.ts';
import { Selector } from './Selector.tsx';

const nowhere = { accode: null, quote: null, warehouse: null } as const;

/** FILT-05: the selector on a hive page, set up by the page and its uri settings. Its filters belong to that page. */
export function PageSelector({ search, filters, ...options }: PageSelectorProps) {
  const { catalogue } = usePortal();
  const [state, setState] = useState(() => requestedState(emptyState, search, filters));
  const { openAtStart } = options;
  // If the page opens it at the start, parts show without any interaction.
  useEffect(() => {
    if (openAtStart) void catalogue.load();
  }, [catalogue, openAtStart]);
  return (
    <Selector state={state} onState={setState} options={options} place={nowhere} adding={null} said="" scroll="page" />
  );
}
