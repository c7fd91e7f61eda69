import { type DraftState, draftState, type HiveDraft, type HivePage } from '@portal/domain/hive';
import { draftMessages as messages } from '../messages/drafts.ts';

export const stateTones: Readonly<Record<DraftState, 'neutral' | 'info' | 'warning' | 'positive'>> = {
  editing: 'info',
  finalised: 'neutral',
  requested: 'warning',
  scheduled: 'warning',
  published: 'positive',
  superseded: 'neutral',
};

export const draftLabel = (draft: HiveDraft): string =>
  draft.description.trim() === '' ? messages.unnamed(draft.draft_id) : draft.description.trim();

/**
 * The drafts of a page as options, each with its status, except the `open` one, whose status is beside the field. Drafts of the same name have
 * their number, too.
 */
export const draftOptions = (
  page: HivePage,
  open: number | null = null,
): readonly { readonly value: string; readonly label: string }[] =>
  page.drafts.map((draft) => {
    const label = draftLabel(draft);
    const isOnly = page.drafts.every((each) => each === draft || draftLabel(each) !== label);
    const name = isOnly ? label : messages.numbered(label, draft.draft_id);
    return {
      value: String(draft.draft_id),
      label: draft.draft_id === open ? name : `${name}: ${messages.states[draftState(draft)].toLowerCase()}`,
    };
  });
