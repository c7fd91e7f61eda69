import { usePortal } from '@portal/portal-client/react';
import { emptyState, requestedState } from '@portal/portal-widgets';
import { useEffect, useState } from 'react';
import type { PageSelectorProps } from '../../lazy/page-selector.ts';
import { Selector } from './Selector.tsx';

const nowhere = { accode: null, quote: null, warehouse: null } as const;

/** FILT-05: the selector on a page of the hive, as the page and the settings of its address want it. Its choices are the page's own. */
export function PageSelector({ search, filters, ...options }: PageSelectorProps) {
  const { catalogue } = usePortal();
  const [state, setState] = useState(() => requestedState(emptyState, search, filters));
  const { openAtStart } = options;
  // Who opens a page that opens it need not touch anything to see parts.
  useEffect(() => {
    if (openAtStart) void catalogue.load();
  }, [catalogue, openAtStart]);
  return (
    <Selector state={state} onState={setState} options={options} place={nowhere} adding={null} said="" scroll="page" />
  );
}
