import { Banner, Button } from '@portal/design-system';
import { useState } from 'react';
import { deletedPagesMessages as messages } from '../messages/deleted-pages.ts';
import type { PageDeletion } from './use-page-deletion.ts';

export interface DeletionOutcomeProps {
  deletion: PageDeletion;
  onRefused: (message: string) => void;
}

/** HIVE-01: says that a page was deleted, and restores it on request. */
export function DeletionOutcome({ deletion, onRefused }: DeletionOutcomeProps) {
  const [busy, setBusy] = useState(false);
  const { outcome, dismiss, restore } = deletion;
  if (!outcome) return null;
  const { undo } = outcome;
  const bringBack = async (page_id: number) => {
    setBusy(true);
    const problem = await restore(page_id);
    setBusy(false);
    if (problem) onRefused(problem);
  };
  return (
    <Banner
      tone={undo === null ? 'positive' : 'info'}
      role="status"
      title={outcome.title}
      actions={
        undo === null ? null : (
          <Button size="s" loading={busy} onClick={() => void bringBack(undo)}>
            {messages.undo}
          </Button>
        )
      }
      onDismiss={dismiss}
    >
      {outcome.hint}
    </Banner>
  );
}
