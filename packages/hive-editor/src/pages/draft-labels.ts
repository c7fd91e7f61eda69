import { type DraftState, draftState, type HiveDraft, type HivePage } from '@portal/domain/hive';
import { draftMessages as messages } from '../messages/drafts.ts';

export const stateTones: Readonly<Record<DraftState, 'neutral' | 'info' | 'warning' | 'positive'>> = {
  editing: 'info',
  finalised: 'neutral',
  requested: 'warning',
  published: 'positive',
  superseded: 'neutral',
};

export const draftLabel = (draft: HiveDraft): string =>
  draft.description.trim() === '' ? messages.unnamed(draft.draft_id) : draft.description.trim();

/** The drafts of a page as options, each with its status. */
export const draftOptions = (page: HivePage): readonly { readonly value: string; readonly label: string }[] =>
  page.drafts.map((draft) => ({
    value: String(draft.draft_id),
    label: `${draftLabel(draft)}: ${messages.states[draftState(draft)].toLowerCase()}`,
  }));
