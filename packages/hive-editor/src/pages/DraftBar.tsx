import { Banner, Button, Menu, Select, Tag } from '@portal/design-system';
import { ChevronDown, Plus } from '@portal/design-system/icons';
import {
  type DraftAction,
  draftActions,
  draftOddity,
  draftState,
  type HivePage,
  isLivePage,
  type PreviewAudience,
  pageLabel,
  previewAudiences,
} from '@portal/domain/hive';
import { lazyComponent } from '@portal/portal-client/react';
import { Suspense, useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { useStaffNames } from '../data/use-staff-names.ts';
import { draftMessages as messages } from '../messages/drafts.ts';
import { scheduledMessages } from '../messages/scheduled.ts';
import { whenSaved } from '../model/save-state.ts';
import { Scheduled } from '../schedule/Scheduled.tsx';
import { DraftName } from './DraftName.tsx';
import { draftLabel, draftOptions, stateTones } from './draft-labels.ts';
import * as css from './PagesPanel.css.ts';

// Loaded when first opened.
const ShareDialog = lazyComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog);

export interface DraftBarProps {
  page: HivePage;
  draft_id: number | null;
  mayPublish: boolean;
  pageActions: PageActions;
  /** Saves everything. Returns the saved revision; null if something could not be saved. */
  onFlush: () => Promise<number | null>;
  onSelect: (draft_id: number | null) => void;
  onReview: () => void;
  onRefused: (message: string) => void;
}

/** HIVE-02: the drafts of a page, the status of the selected one, and the actions that its status allows. */
export function DraftBar(props: DraftBarProps) {
  const nameOf = useStaffNames();
  const { page, draft_id, mayPublish, pageActions, onFlush, onSelect, onReview, onRefused } = props;
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [naming, setNaming] = useState(false);
  const [sharing, setSharing] = useState(false);
  const draft = page.drafts.find((each) => each.draft_id === draft_id);
  const at = { page_id: page.page_id, draft_id: draft?.draft_id ?? 0 };
  const begin = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const saved = (act: (revision: number) => Promise<string | null>) =>
    void begin(() => whenSaved({ flush: onFlush, refuse: onRefused }, act));
  const make = () =>
    begin(async () => {
      await onFlush();
      const created = await pageActions.createDraft(page.page_id);
      if (created.ok) onSelect(created.data.draft_id);
      else onRefused(created.error.message);
    });
  const perform: Readonly<Record<Exclude<DraftAction, 'edit'>, () => void>> = {
    finalise: () => saved((revision) => pageActions.finalise(at, revision)),
    request: onReview,
    publish: onReview,
    revoke: () => saved(() => pageActions.revoke(at)),
    fork: () =>
      saved(async () => {
        const created = await pageActions.createDraft(page.page_id, { fork_from: at.draft_id });
        if (created.ok) onSelect(created.data.draft_id);
        return created.ok ? null : created.error.message;
      }),
    delete: () => setDeleting(true),
  };
  const preview = (audience: PreviewAudience) =>
    begin(async () => {
      const problem = await pageActions.preview(at, audience, onFlush);
      if (problem !== null) onRefused(problem);
    });
  const remove = () =>
    begin(async () => {
      await onFlush();
      const result = await pageActions.deleteDraft(at);
      setDeleting(false);
      if (result.ok) onSelect(result.data.selectedDraftId);
      else onRefused(result.error.message);
    });
  if (!draft) {
    return (
      <div className={css.drafts}>
        <Button kind="filled" icon={Plus} loading={busy} onClick={() => void make()}>
          {messages.add}
        </Button>
      </div>
    );
  }
  const state = draftState(draft);
  const oddity = draftOddity(draft);
  const allowed = draftActions(draft, { mayPublish });
  const actions = allowed.filter((action) => action !== 'edit');
  // A draft that can no longer be edited is changed in a copy.
  const copies = !allowed.includes('edit');
  const isMain = (action: DraftAction) =>
    action === 'request' || action === 'publish' || action === 'revoke' || (copies && action === 'fork');
  return (
    <div className={css.drafts}>
      <strong className={css.pageName} title={page.uri}>
        {pageLabel(page)}
      </strong>
      <Select
        look="bare"
        label={messages.label}
        hideLabel
        value={String(draft.draft_id)}
        options={draftOptions(page, draft.draft_id)}
        onValueChange={(id) => onSelect(Number(id))}
      />
      <Tag tone={stateTones[state]}>{messages.states[state]}</Tag>
      {draft.publish_at === null ? null : (
        <Scheduled
          at={draft.publish_at}
          by={nameOf(draft.publish_at_by ?? '')}
          busy={busy}
          {...(mayPublish ? { onCancel: () => saved((revision) => pageActions.schedule(at, revision, null)) } : {})}
        />
      )}
      {actions.filter(isMain).map((action) => (
        <Button
          key={action}
          size="s"
          kind={action === 'publish' || (action === 'request' && !mayPublish) ? 'filled' : 'outlined'}
          loading={busy}
          onClick={perform[action]}
        >
          {messages.actions[action]}
        </Button>
      ))}
      <Menu
        trigger={
          <Button size="s" kind="quiet" iconEnd={ChevronDown}>
            {messages.more}
          </Button>
        }
        entries={[
          ...(state === 'editing'
            ? [{ key: 'name', label: messages.naming.open, onSelect: () => setNaming(true) }]
            : []),
          ...(isLivePage(page)
            ? [
                {
                  key: 'live',
                  label: messages.live,
                  onSelect: () => void window.open(page.uri_path, '_blank', 'noopener'),
                },
              ]
            : []),
          ...previewAudiences.map((audience) => ({
            key: audience,
            label: messages.previewAs[audience],
            onSelect: () => void preview(audience),
          })),
          { key: 'share', label: messages.share, onSelect: () => setSharing(true) },
          { key: 'new', label: messages.addEmpty, onSelect: () => void make() },
          ...actions
            .filter((action) => !isMain(action))
            .map((action) => ({
              key: action,
              label: messages.actions[action],
              ...(action === 'delete' ? { tone: 'critical' as const } : {}),
              onSelect: perform[action],
            })),
        ]}
      />
      <DraftName
        key={draft.draft_id}
        draft={draft}
        open={naming}
        onName={async (from, to) => {
          await onFlush();
          return pageActions.nameDraft(at, from, to);
        }}
        onRefused={onRefused}
        onDone={() => setNaming(false)}
      />
      {sharing ? (
        <Suspense fallback={null}>
          <ShareDialog page={page} draft_id={draft.draft_id} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
      {draft.schedule_problem === '' ? null : (
        <Banner tone="warning" title={scheduledMessages.failed}>
          {draft.schedule_problem}
        </Banner>
      )}
      {oddity ? (
        <Banner tone="warning" title={messages.inconsistent}>
          {oddity}
        </Banner>
      ) : null}
      {deleting ? (
        <Banner
          tone="warning"
          role="alert"
          title={messages.removal.title(draftLabel(draft))}
          actions={
            <Button size="s" tone="critical" loading={busy} onClick={() => void remove()}>
              {messages.removal.confirm}
            </Button>
          }
          onDismiss={() => setDeleting(false)}
        >
          {draft.published ? messages.removal.published : messages.removal.unpublished}
        </Banner>
      ) : null}
    </div>
  );
}
