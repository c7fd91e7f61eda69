import { type DraftAction, type DraftState, draftState, type HiveDraft, type HivePage } from '@portal/domain/hive';

/** HIVE-02: labels of draft states. */
export const stateWords: Readonly<Record<DraftState, string>> = {
  editing: 'Being edited',
  finalised: 'Finalised',
  requested: 'Publication requested',
  published: 'Published',
  superseded: 'Previously published',
};

export const stateTones: Readonly<Record<DraftState, 'neutral' | 'info' | 'warning' | 'positive'>> = {
  editing: 'info',
  finalised: 'neutral',
  requested: 'warning',
  published: 'positive',
  superseded: 'neutral',
};

/** Labels of actions; `edit` has no button. */
export const actionWords: Readonly<Record<Exclude<DraftAction, 'edit'>, string>> = {
  finalise: 'Finalise',
  request: 'Request publication',
  revoke: 'Withdraw request',
  publish: 'Publish',
  fork: 'Make a copy',
  delete: 'Delete draft',
};

export const draftLabel = (draft: HiveDraft): string =>
  draft.description.trim() === '' ? `Draft ${draft.draft_id}` : draft.description.trim();

/** The drafts of a page as options, each with its status. */
export const draftOptions = (page: HivePage): readonly { readonly value: string; readonly label: string }[] =>
  page.drafts.map((draft) => ({
    value: String(draft.draft_id),
    label: `${draftLabel(draft)}: ${stateWords[draftState(draft)].toLowerCase()}`,
  }));
