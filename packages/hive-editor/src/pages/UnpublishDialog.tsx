import { Banner, Button, Dialog, RadioGroup } from '@portal/design-system';
import { type HivePage, pageLabel } from '@portal/domain/hive';
import { useRef, useState } from 'react';
import type { PageActions, PageChange } from '../data/use-pages.ts';
import { pageSettingsMessages } from '../messages/page-settings.ts';
import { scheduleMessages } from '../messages/schedule.ts';
import { scheduledMessages } from '../messages/scheduled.ts';
import { PlannedTimeFields, reasonAgainst } from '../schedule/PlannedTimeFields.tsx';
import { momentOf, nothingPlanned, type PlannedTime } from '../schedule/planned-time.ts';
import { momentWords, useSupplierZone } from '../schedule/supplier-time.ts';
import * as css from './PagesPanel.css.ts';
import { useLinks, visitorsOf } from './page-facts.ts';
import { useRedirectField } from './use-redirect-field.tsx';

const messages = pageSettingsMessages.unpublish;

export interface UnpublishDialogProps {
  page: HivePage;
  pageActions: PageActions;
  onClose: () => void;
}

/** HIVE-01: says what unpublishing a page means for visitors and for links to it, before it is done. */
export function UnpublishDialog({ page, pageActions, onClose }: UnpublishDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const links = useLinks(page.page_id);
  const [planned, setPlanned] = useState<PlannedTime | null>(null);
  const timeZone = useSupplierZone();
  const instead = useRedirectField(page, pageActions);
  const change = async (wanted: PageChange) => {
    setBusy(true);
    const refused = wanted.unpublish_at === null ? null : await instead.save();
    const failure = refused ?? (await pageActions.updatePage(page.page_id, page.revision, wanted));
    setBusy(false);
    if (failure === null) onClose();
    else setProblem(failure);
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
          {planned ? (
            <Button
              kind="filled"
              loading={busy}
              reason={reasonAgainst(planned, timeZone)}
              onClick={() => void change({ unpublish_at: momentOf(planned, timeZone) })}
            >
              {scheduleMessages.end.confirm}
            </Button>
          ) : (
            <Button kind="filled" loading={busy} onClick={() => void change({ active: false })}>
              {messages.confirm}
            </Button>
          )}
        </>
      }
    >
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      <ul className={css.facts}>
        <li>{visitorsOf(page)}</li>
        <li aria-live="polite">{links}</li>
        <li>{messages.stays}</li>
        {page.unpublish_at === null ? null : (
          <li>
            {scheduleMessages.end.planned(momentWords(page.unpublish_at, timeZone))}{' '}
            <Button size="s" kind="text" onClick={() => void change({ unpublish_at: null })}>
              {scheduledMessages.cancel}
            </Button>
          </li>
        )}
      </ul>
      <div className={css.form}>
        <RadioGroup<'now' | 'later'>
          label={scheduleMessages.end.label}
          value={planned ? 'later' : 'now'}
          options={[
            { value: 'now', label: scheduleMessages.end.now },
            { value: 'later', label: scheduleMessages.end.later },
          ]}
          onValueChange={(when) => setPlanned(when === 'later' ? nothingPlanned : null)}
          flow="row"
        />
        {instead.field}
        {planned ? (
          <PlannedTimeFields
            value={planned}
            onChange={(change) => setPlanned((before) => before && { ...before, ...change })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
