import { EmptyState, ErrorState } from '@portal/design-system';
import { useAlternateRelated, useFormat, useRelatedParts } from '@portal/portal-client/react';
import { RelatedParts } from '@portal/portal-widgets';
import { partPanelMessages } from '../../messages/part-panel.ts';
import type { PartTabContentProps } from './PartTabContent.tsx';

export interface RelatedTabProps extends PartTabContentProps {
  readonly list: 'alternate' | 'related' | 'pack_options' | 'superseded_by';
  readonly name: string;
}

/** Alternates, pack options, related and superseding parts; can be added if there is a cart. */
export function RelatedTab({
  viewing,
  list,
  name,
  accode,
  quote,
  warehouse,
  highlight,
  onView,
  onAdd,
}: RelatedTabProps) {
  const { data, error, reload } = useAlternateRelated(viewing);
  const parts = useRelatedParts(data, list, { accode, quote }, warehouse?.code ?? null);
  const format = useFormat();
  if (error) return <ErrorState title={partPanelMessages.related.loadFailed(name)} onRetry={reload} />;
  if (parts?.length === 0) return <EmptyState title={partPanelMessages.related.none} />;
  return (
    <RelatedParts
      parts={parts}
      name={name}
      warehouseName={accode === null ? null : (warehouse?.name ?? null)}
      format={format}
      highlight={list === 'alternate' ? highlight : null}
      onView={onView}
      {...(onAdd ? { onAdd } : {})}
    />
  );
}
