import { draftOddities } from '../messages/hive-drafts.ts';
import type { Flag, HiveDraft, HivePage } from './types.ts';

/** HIVE-02: status of a draft. `superseded`: it was published, and is no longer. `scheduled`: it will be, at a set time. */
export type DraftState = 'editing' | 'finalised' | 'requested' | 'scheduled' | 'published' | 'superseded';
export type DraftAction = 'edit' | 'finalise' | 'request' | 'revoke' | 'publish' | 'fork' | 'delete';

type Flags = Pick<HiveDraft, 'finalised' | 'published' | 'publish_requested'> & {
  readonly published_at?: string | null;
  readonly publish_at?: string | null;
};

/** The status that a draft's flags mean. */
export function draftState(draft: Flags): DraftState {
  const { finalised, published, publish_requested, published_at = null, publish_at = null } = draft;
  if (published) return 'published';
  if (publish_at !== null) return 'scheduled';
  if (publish_requested) return 'requested';
  if (published_at !== null) return 'superseded';
  return finalised ? 'finalised' : 'editing';
}

/** What is inconsistent about a draft's flags, for administrators; null if they are consistent. */
export function draftOddity({ finalised, published, publish_requested }: Flags): string | null {
  if (published && publish_requested) return draftOddities.publishedAndRequested;
  if (published && !finalised) return draftOddities.publishedNotFinalised;
  if (publish_requested && !finalised) return draftOddities.requestedNotFinalised;
  return null;
}

const steps: Readonly<Record<DraftState, readonly DraftAction[]>> = {
  editing: ['edit', 'finalise', 'request', 'publish', 'fork', 'delete'],
  finalised: ['request', 'publish', 'fork', 'delete'],
  requested: ['revoke', 'publish', 'fork', 'delete'],
  scheduled: ['publish', 'fork', 'delete'],
  published: ['fork', 'delete'],
  superseded: ['publish', 'request', 'fork', 'delete'],
};

/**
 * HIVE-02, HIVE-15: the actions that a user may take on a draft. Only a draft in editing can be changed, so that the reviewed version
 * is what is published. Requesting publication and publishing also finalise. Deleting the live draft requires publishing rights.
 */
export function draftActions(draft: Flags, { mayPublish }: { readonly mayPublish: boolean }): readonly DraftAction[] {
  const state = draftState(draft);
  return steps[state].filter(
    (action) => mayPublish || (action !== 'publish' && !(action === 'delete' && state === 'published')),
  );
}

const flagged = (
  draft: HiveDraft,
  flags: Partial<Record<'finalised' | 'published' | 'publish_requested', Flag>>,
): HiveDraft =>
  Object.entries(flags).every(([name, value]) => draft[name as keyof HiveDraft] === value)
    ? draft
    : { ...draft, ...flags };

type Drafts = readonly HiveDraft[];

/** Finalises one draft; the others are unchanged. */
export const finaliseDraft = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) => (draft.draft_id === id ? flagged(draft, { finalised: 1 }) : draft));

/**
 * Opens a draft for editing again whose planned publication is cancelled or has failed. Unchanged if its publication is requested, or if
 * it is or was published.
 */
export const reopenDraft = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) =>
    draft.draft_id === id && !draft.published && !draft.publish_requested && draft.published_at === null
      ? flagged(draft, { finalised: 0 })
      : draft,
  );

/** Publishes one draft, clears its publication request and unpublishes the page's other drafts. */
export const publishDraft = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) =>
    draft.draft_id === id
      ? flagged(draft, { finalised: 1, published: 1, publish_requested: 0 })
      : flagged(draft, { published: 0 }),
  );

/**
 * HIVE-15: whether the live draft is the one that the publisher has compared with (`seen`; null: none was live). Also true if the
 * draft is already live, so that a call may be repeated.
 */
export function isLiveAsSeen(drafts: Drafts, id: number, seen: number | null): boolean {
  const live = drafts.find((draft) => draft.published)?.draft_id ?? null;
  return live === id || live === seen;
}

/** Requests publication of one draft and clears the requests of the others. No effect if the draft is published. */
export const requestPublication = (drafts: Drafts, id: number): Drafts =>
  drafts.some((draft) => draft.draft_id === id && draft.published)
    ? drafts
    : drafts.map((draft) =>
        draft.draft_id === id
          ? flagged(draft, { finalised: 1, publish_requested: 1 })
          : flagged(draft, { publish_requested: 0 }),
      );

/** Revokes the publication request of one draft only. */
export const revokeRequest = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) => (draft.draft_id === id ? flagged(draft, { publish_requested: 0 }) : draft));

const highest = (drafts: Drafts): number | null =>
  drafts.length === 0 ? null : Math.max(...drafts.map((draft) => draft.draft_id));

/** Deletes a draft and selects the remaining one with the highest id, or null. */
export function deleteDraft(
  drafts: Drafts,
  id: number,
): { readonly drafts: Drafts; readonly selectedDraftId: number | null } {
  const left = drafts.filter((draft) => draft.draft_id !== id);
  return { drafts: left, selectedDraftId: highest(left) };
}

/** Selecting a page selects its draft with the highest id. */
export const draftSelectedWithPage = ({ drafts }: Pick<HivePage, 'drafts'>): number | null => highest(drafts);

/** The draft to continue with: the highest that can still be edited; null if there is none. */
export const draftBeingEdited = ({ drafts }: Pick<HivePage, 'drafts'>): number | null =>
  highest(drafts.filter((draft) => draftState(draft) === 'editing'));

/** HIVE-03: loading a published URI selects the first draft, and its root component. */
export const draftSelectedWithUri = ({ drafts }: Pick<HivePage, 'drafts'>): number | null =>
  drafts[0]?.draft_id ?? null;

/** HIVE-03: a cached published page selects its published draft; null deselects the page. */
export const draftSelectedWithCached = ({ drafts }: Pick<HivePage, 'drafts'>): number | null =>
  drafts.find((draft) => draft.published)?.draft_id ?? null;
