import { type HivePage, isLivePage, pageLabel } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { deletedPagesMessages as messages } from '../messages/deleted-pages.ts';

/** What a deletion or restoration did. */
export interface PageOutcome {
  readonly title: string;
  readonly hint: string;
  /** The deleted page that can be restored; null after a restoration. */
  readonly undo: number | null;
}

/** HIVE-01: the outcome of the last deletion or restoration, which outlives the page that was open. */
export function usePageDeletion({ pages, restorePage }: PageActions, onSelect: (page_id: number) => void) {
  const [outcome, setOutcome] = useState<PageOutcome | null>(null);
  return {
    outcome,
    dismiss: () => setOutcome(null),
    /** Reports that a page was deleted. */
    deleted: (page: HivePage) =>
      setOutcome({
        title: messages.done(pageLabel(page)),
        hint: messages.doneHint(isLivePage(page), (pages ?? []).filter((each) => each.parent === page.page_id).length),
        undo: page.page_id,
      }),
    /** Restores a page and selects it. Returns a message on failure, null on success. */
    restore: async (page_id: number): Promise<string | null> => {
      const result = await restorePage(page_id);
      if (!result.ok) return result.error.message;
      const { page, notes } = result.data;
      setOutcome({ title: messages.restored(pageLabel(page)), hint: notes.join(' '), undo: null });
      onSelect(page_id);
      return null;
    },
  };
}

export type PageDeletion = ReturnType<typeof usePageDeletion>;
