import { ErrorState, Skeleton, Stack } from '@portal/design-system';
import { isOperator, isStaff } from '@portal/domain/session';
import {
  useAlternateRelated,
  useMedia,
  usePortal,
  usePreference,
  useProductInformation,
  useRelatedParts,
  useSession,
} from '@portal/portal-client/react';
import { alternateInStock, PartPanel, partTabsOf, shortLabelsAt } from '@portal/portal-widgets';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../config.ts';
import type { PartViewProps } from '../../lazy/part-view.ts';
import { partPanelMessages } from '../../messages/part-panel.ts';
import { PartTabContent } from './PartTabContent.tsx';

/** PART-05: logs 500110 once per part and alternate, however often the panel is opened. */
const logged = new Set<string>();

/** Whether staff see short labels at this window width (PART-09). */
function useShortLabels(staff: boolean): boolean {
  const narrow = useMedia('(max-width: 1200px)');
  const beside = useMedia('(min-width: 1440px) and (max-width: 1599.98px)');
  return shortLabelsAt(narrow ? 1200 : beside ? 1440 : 1600, staff);
}

/** A part with its tabs (PART-01 to PART-12), connected to the calls. Users can go from part to part and back. */
export function PartView(props: PartViewProps) {
  const { stock_code: own, context, accode, quote, warehouse, line, add = null, onAdd } = props;
  const [viewing, setViewing] = useState(own);
  const { log } = usePortal();
  const session = useSession();
  const recentParts = usePreference('recentParts');
  const user = session.status === 'signed_in' ? session.login.user_details : null;
  const staff = isStaff(user, config.product);
  const short = useShortLabels(staff);
  const isOwn = viewing === own;

  const { data: information, error, reload } = useProductInformation(viewing, accode);
  const wanted = line !== undefined && line.quantity + Number(line.poa) > 0;
  const available = line?.availability?.find(({ warehouse_code }) => warehouse_code === warehouse?.code)?.available;
  const outOfStock = available !== undefined && available <= 0;
  // Looks up alternates before their tab is opened only if one could help (PART-05).
  const { data: related } = useAlternateRelated(wanted && (outOfStock || line.poa) ? own : null);
  const alternates = useRelatedParts(related, 'alternate', { accode, quote }, warehouse?.code ?? null);
  const alternate = alternateInStock({
    outOfStock,
    poa: line?.poa ?? false,
    quantity: line?.quantity ?? 0,
    alternates,
  });
  useEffect(() => {
    if (alternate === null || logged.has(`${own} ${alternate}`)) return;
    logged.add(`${own} ${alternate}`);
    log('alternateFound', 'alternate', `${own} ${alternate}`);
  }, [log, own, alternate]);

  const latest = useRef(own);
  if (latest.current !== own) {
    latest.current = own;
    setViewing(own);
  }
  if (error) {
    return (
      <ErrorState title={partPanelMessages.loadFailed(viewing)} onRetry={reload}>
        {isOwn ? null : <p>{partPanelMessages.ownPartUnchanged(own)}</p>}
      </ErrorState>
    );
  }
  const tabs = partTabsOf({
    context,
    information: information ?? null,
    product: config.product,
    staff,
    operator: isOperator(user, config.product),
    recentParts,
    short,
  });
  if (tabs.length === 0 && !information) {
    return (
      <Stack gap={3}>
        <Skeleton width="xl" />
        <Skeleton width="full" />
      </Stack>
    );
  }
  return (
    <PartPanel
      stock_code={viewing}
      tabs={tabs}
      look={props.look ?? 'line'}
      locked={line?.pending ?? false}
      alternate={isOwn ? alternate : null}
      returnTo={isOwn ? null : own}
      onReturn={() => setViewing(own)}
      onTab={(tab) => log('tabChange', 'part tab', `${viewing} ${tab}`)}
      add={add}
      {...(props.initialTab ? { initialTab: props.initialTab } : {})}
      {...(props.goToTab ? { goToTab: props.goToTab } : {})}
      {...(onAdd ? { onAdd: () => onAdd(viewing) } : {})}
      {...(props.onClose ? { onClose: props.onClose } : {})}
    >
      {(tab) => (
        <PartTabContent
          {...props}
          key={viewing}
          tab={tab}
          viewing={viewing}
          information={information ?? null}
          highlight={isOwn ? alternate : null}
          staffLinks={staff}
          onView={setViewing}
        />
      )}
    </PartPanel>
  );
}
