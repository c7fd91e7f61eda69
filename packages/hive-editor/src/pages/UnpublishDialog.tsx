import { Banner, Button, Dialog } from '@portal/design-system';
import { type HivePage, pageLabel } from '@portal/domain/hive';
import { useRef, useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { pageSettingsMessages } from '../messages/page-settings.ts';
import * as css from './PagesPanel.css.ts';
import { useLinks, visitorsOf } from './page-facts.ts';

const messages = pageSettingsMessages.unpublish;

export interface UnpublishDialogProps {
  page: HivePage;
  pageActions: PageActions;
  onClose: () => void;
}

/** HIVE-01: says what taking a page from visitors means for them and for links to it, before it is done. */
export function UnpublishDialog({ page, pageActions, onClose }: UnpublishDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const links = useLinks(page.page_id);
  const unpublish = async () => {
    setBusy(true);
    const answer = await pageActions.updatePage(page.page_id, page.revision, { active: false });
    setBusy(false);
    if (answer === null) onClose();
    else setProblem(answer);
  };
  return (
    <Dialog
      title={messages.title(pageLabel(page))}
      description={page.uri}
      open
      onOpenChange={onClose}
      initialFocus={keep}
      foot={
        <>
          <Button ref={keep} onClick={onClose}>
            {messages.keep}
          </Button>
          <Button kind="filled" loading={busy} onClick={() => void unpublish()}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      <ul className={css.facts}>
        <li>{visitorsOf(page)}</li>
        <li aria-live="polite">{links}</li>
        <li>{messages.stays}</li>
      </ul>
    </Dialog>
  );
}
