import { AlertDialog, Banner } from '@portal/design-system';
import { type HivePage, isLivePage, pageLabel } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { deletedPagesMessages as messages } from '../messages/deleted-pages.ts';
import * as css from './PagesPanel.css.ts';
import { useLinks, visitorsOf } from './page-facts.ts';
import { useRedirectField } from './use-redirect-field.tsx';

export interface DeletePageDialogProps {
  page: HivePage;
  pageActions: PageActions;
  onDeleted: () => void;
  onClose: () => void;
}

/** HIVE-01: says what deleting a page means for visitors, for the pages below it and for links to it, before it is done. */
export function DeletePageDialog({ page, pageActions, onDeleted, onClose }: DeletePageDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const links = useLinks(page.page_id);
  const instead = useRedirectField(page, pageActions);
  const pages = pageActions.pages ?? [];
  const above = pages.find((each) => each.page_id === page.parent);
  const children = pages.filter((each) => each.parent === page.page_id);
  const remove = async () => {
    setBusy(true);
    const failure = (await instead.save()) ?? (await pageActions.deletePage(page.page_id));
    setBusy(false);
    if (failure === null) onDeleted();
    else setProblem(failure);
  };
  return (
    <AlertDialog
      title={messages.title(pageLabel(page))}
      description={page.uri}
      open
      onOpenChange={onClose}
      confirm={messages.confirm}
      cancel={messages.cancel}
      tone="critical"
      loading={busy}
      onConfirm={() => void remove()}
    >
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      <ul className={css.facts}>
        <li>{visitorsOf(page)}</li>
        {page.drafts.length > 0 ? <li>{messages.drafts(page.drafts.length)}</li> : null}
        {children.length > 0 ? (
          <li>{messages.children(children.map(pageLabel), above ? pageLabel(above) : null)}</li>
        ) : null}
        <li aria-live="polite">{links}</li>
        <li>{messages.restorable}</li>
      </ul>
      {isLivePage(page) ? instead.field : null}
    </AlertDialog>
  );
}
