import { Button, EmptyState, ErrorState, Skeleton, type SpacingName } from '@portal/design-system';
import { Download } from '@portal/design-system/icons';
import { type AuditEntry, type AuditSearch, emptyAuditSearch } from '@portal/domain/administration';
import { useState } from 'react';
import { DataSection } from '../internal/DataSection.tsx';
import { administrationPanelMessages } from '../messages/administration-panels.ts';
import { AuditFilter } from './AuditFilter.tsx';
import { AuditTable } from './AuditTable.tsx';
import * as css from './lists.css.ts';

const { audit: messages } = administrationPanelMessages;

export interface AuditLogProps {
  /** One page of entries; null until loaded. */
  readonly entries: readonly AuditEntry[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onSearch: (search: AuditSearch) => void;
  /** Without it this is the newest page. */
  readonly onNewest: (() => void) | undefined;
  /** Without it there are no older entries. */
  readonly onOlder: (() => void) | undefined;
  readonly isExporting: boolean;
  readonly onExport: () => Promise<void>;
  readonly spacing: SpacingName;
}

/** Who did what: search, page by page, and export. */
export function AuditLog(props: AuditLogProps) {
  const { entries, failed, onRetry, onSearch, onNewest, onOlder, isExporting, onExport, spacing } = props;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <DataSection
      title={messages.title}
      actions={
        <Button kind="quiet" icon={Download} loading={isExporting} onClick={() => void onExport()}>
          {messages.export}
        </Button>
      }
    >
      <AuditFilter
        start={emptyAuditSearch}
        onSearch={(search) => {
          onSearch(search);
          setOpen(null);
        }}
      />
      {entries ? (
        <AuditTable
          entries={entries}
          spacing={spacing}
          open={open}
          onOpen={setOpen}
          empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
        />
      ) : failed ? (
        <ErrorState title={messages.loadFailed} onRetry={onRetry} />
      ) : (
        <Skeleton width="full" />
      )}
      {onNewest || onOlder ? (
        <nav aria-label={messages.pages} className={css.pages}>
          {onNewest ? <Button onClick={onNewest}>{messages.newest}</Button> : null}
          {onOlder ? <Button onClick={onOlder}>{messages.older}</Button> : null}
        </nav>
      ) : null}
    </DataSection>
  );
}
