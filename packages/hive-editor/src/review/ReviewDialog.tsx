import { Banner, Button, Dialog, ErrorState, Heading, Skeleton, Tabs, TextArea } from '@portal/design-system';
import { CalendarClock } from '@portal/design-system/icons';
import { countDifferences, differenceOf, draftActions, pageLabel } from '@portal/domain/hive';
import { lazyComponent, usePortal } from '@portal/portal-client/react';
import { Suspense, useState } from 'react';
import { publishChosen } from '../data/publishing.ts';
import { useStaffNames } from '../data/use-staff-names.ts';
import { useEditor } from '../editor-context.ts';
import { reviewMessages as messages } from '../messages/review.ts';
import { scheduleMessages } from '../messages/schedule.ts';
import { modelOf } from '../model/component-types.ts';
import { isSafe } from '../model/save-state.ts';
import { PlannedTimeFields, reasonAgainst } from '../schedule/PlannedTimeFields.tsx';
import { momentOf, nothingPlanned, type PlannedTime } from '../schedule/planned-time.ts';
import { useSupplierZone } from '../schedule/supplier-time.ts';
import { Changes } from './Changes.tsx';
import { Findings } from './Findings.tsx';
import * as css from './ReviewDialog.css.ts';
import { type ReviewInput, useReview } from './use-review.ts';

const BeforeAfter = lazyComponent(async () => (await import('./BeforeAfter.tsx')).BeforeAfter);

export interface ReviewDialogProps extends ReviewInput {
  mayPublish: boolean;
  /** Reports that another draft than this one was published. */
  onSelect: (draft_id: number) => void;
  onGoTo: (key: string) => void;
  onClose: () => void;
}

type Tab = 'changes' | 'checks' | 'look';

/** HIVE-02, HIVE-15: the changes and preflight findings of a draft, before requesting publication or publishing. */
export function ReviewDialog(props: ReviewDialogProps) {
  const nameOf = useStaffNames();
  const { page, draft, tree, mayPublish, pageActions, onSelect, onGoTo, onClose } = props;
  const { transport } = usePortal();
  const { document } = useEditor();
  const review = useReview(props);
  const { live, before, from, after, differences, chosen, stops, waivers, reasons } = review;
  const [tab, setTab] = useState<Tab>('changes');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [planned, setPlanned] = useState<PlannedTime | null>(null);
  const timeZone = useSupplierZone();
  const actions = draftActions(draft, { mayPublish });
  const isPart = chosen.size < differences.length;
  const at = { page_id: page.page_id, draft_id: draft.draft_id };

  /** Saves first, and refuses if the draft has changed since the review opened: nobody should publish changes they have not seen. */
  const run = async (act: (revision: number) => Promise<string | null>) => {
    setBusy(true);
    await document.flush();
    const isSeen = isSafe(document.save.get()) && differenceOf(tree, document.tree.get(), modelOf).length === 0;
    const failure = isSeen ? await act(document.revision()) : messages.stale;
    setBusy(false);
    setProblem(failure);
    if (failure === null) onClose();
  };
  const publish = () =>
    run(async (revision) => {
      if (!isPart || !live || !from) return pageActions.publish(at, revision, live?.draft_id ?? null, waivers);
      const liveAt = { page_id: page.page_id, draft_id: live.draft_id };
      const created = await publishChosen(transport, liveAt, from, differences, chosen, waivers);
      pageActions.reload();
      if ('message' in created) return created.message;
      onSelect(created.draft_id);
      return null;
    });
  const schedule = (time: PlannedTime) =>
    run((revision) => pageActions.schedule(at, revision, momentOf(time, timeZone), waivers));
  const publishing = planned ? (
    <>
      <Button
        kind="filled"
        loading={busy}
        reason={reasons.publish ?? reasonAgainst(planned, timeZone)}
        onClick={() => void schedule(planned)}
      >
        {scheduleMessages.confirm}
      </Button>
      <Button kind="quiet" onClick={() => setPlanned(null)}>
        {scheduleMessages.now}
      </Button>
    </>
  ) : (
    <>
      <Button kind="filled" loading={busy} reason={reasons.publish} onClick={() => void publish()}>
        {isPart ? messages.publishPart(chosen.size, differences.length) : messages.publish}
      </Button>
      <Button
        icon={CalendarClock}
        reason={reasons.publish ?? (isPart ? scheduleMessages.partly : undefined)}
        onClick={() => setPlanned(nothingPlanned)}
      >
        {scheduleMessages.open}
      </Button>
    </>
  );
  return (
    <Dialog
      title={messages.title(pageLabel(page))}
      description={live ? messages.compared(countDifferences(differences)) : messages.unpublished}
      open
      onOpenChange={onClose}
      size="l"
      foot={
        <>
          {actions.includes('publish') ? publishing : null}
          {actions.includes('request') ? (
            <Button
              kind={actions.includes('publish') ? 'outlined' : 'filled'}
              loading={busy}
              reason={reasons.request}
              onClick={() => void run((revision) => pageActions.request(at, revision, comment, review.waiversOfAll))}
            >
              {messages.request}
            </Button>
          ) : null}
        </>
      }
    >
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      {planned ? (
        <section aria-label={scheduleMessages.title} className={css.planned}>
          <Heading level={3}>{scheduleMessages.title}</Heading>
          <PlannedTimeFields
            value={planned}
            onChange={(change) => setPlanned((before) => before && { ...before, ...change })}
          />
        </section>
      ) : null}
      {draft.publish_requested ? (
        <Banner
          title={messages.requestedBy(draft.requested_by === null ? messages.somebody : nameOf(draft.requested_by))}
        >
          {draft.request_comment}
        </Banner>
      ) : null}
      {page.active === 0 ? (
        <Banner tone="warning" title={messages.notVisible}>
          {messages.notVisibleHint}
        </Banner>
      ) : null}
      {stops > 0 && tab !== 'checks' ? <Banner tone="warning" title={messages.stops(stops)} /> : null}
      <Tabs<Tab>
        label={messages.tabs.label}
        value={tab}
        onValueChange={setTab}
        items={[
          { key: 'changes', label: messages.tabs.changes },
          { key: 'checks', label: stops > 0 ? messages.tabs.checksToFix(stops) : messages.tabs.checks },
          { key: 'look', label: messages.tabs.look },
        ]}
      >
        <div className={css.tab}>
          {before.failed ? <ErrorState title={messages.loadFailed} onRetry={before.retry} /> : null}
          {!from && !before.failed ? <Skeleton width="full" /> : null}
          {from && tab === 'changes' ? (
            <Changes
              from={from}
              to={tree}
              differences={differences}
              chosen={chosen}
              left={review.left}
              onLeave={live ? review.setLeft : null}
            />
          ) : null}
          {tab === 'checks' ? (
            <Findings
              findings={review.findings}
              tree={after}
              hasParts={review.hasParts}
              editable={actions.includes('edit')}
              waivers={waivers}
              onWaive={review.waive}
              onGoTo={onGoTo}
            />
          ) : null}
          {from && tab === 'look' ? (
            <Suspense
              fallback={
                <div className={css.look}>
                  <Skeleton width="full" />
                </div>
              }
            >
              <BeforeAfter before={from} after={after} />
            </Suspense>
          ) : null}
        </div>
      </Tabs>
      {actions.includes('request') ? (
        <TextArea
          label={messages.comment}
          hint={messages.commentHint}
          value={comment}
          onValueChange={setComment}
          most={2000}
        />
      ) : null}
    </Dialog>
  );
}
