import type { Flag, HiveDraft, HivePage } from './types.ts';

/** HIVE-02: where a draft stands. `superseded`: it was published, and another is now. */
export type DraftState = 'editing' | 'finalised' | 'requested' | 'published' | 'superseded';
export type DraftAction = 'edit' | 'finalise' | 'request' | 'revoke' | 'publish' | 'fork' | 'delete';

type Flags = Pick<HiveDraft, 'finalised' | 'published' | 'publish_requested'> & {
  readonly published_at?: string | null;
};

/** The state that the flags mean. One function, so that the same words stand everywhere. */
export function draftState({ finalised, published, publish_requested, published_at = null }: Flags): DraftState {
  if (published) return 'published';
  if (publish_requested) return 'requested';
  if (published_at !== null) return 'superseded';
  return finalised ? 'finalised' : 'editing';
}

/** What is wrong with the flags of a draft, for whoever looks after the store; null when they fit together. */
export function draftOddity({ finalised, published, publish_requested }: Flags): string | null {
  if (published && publish_requested) return 'It is published and its publication is asked for.';
  if (published && !finalised) return 'It is published and not finalised.';
  if (publish_requested && !finalised) return 'Its publication is asked for and it is not finalised.';
  return null;
}

const steps: Readonly<Record<DraftState, readonly DraftAction[]>> = {
  editing: ['edit', 'finalise', 'request', 'publish', 'fork', 'delete'],
  finalised: ['request', 'publish', 'fork', 'delete'],
  requested: ['revoke', 'publish', 'fork', 'delete'],
  published: ['fork', 'delete'],
  superseded: ['publish', 'request', 'fork', 'delete'],
};

/**
 * HIVE-02, HIVE-15: what somebody may do with a draft. Only a draft in editing is changed: what was looked at is what goes out. Asking
 * for publication and publishing finalise it on the way. What takes a page off the air is for those who publish.
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

export const finaliseDraft = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) => (draft.draft_id === id ? flagged(draft, { finalised: 1 }) : draft));

/** Publishing one draft sets all other drafts of the page to unpublished; whoever asked for this one has been answered. */
export const publishDraft = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) =>
    draft.draft_id === id
      ? flagged(draft, { finalised: 1, published: 1, publish_requested: 0 })
      : flagged(draft, { published: 0 }),
  );

/**
 * HIVE-15: whether what is live beside a draft is what whoever publishes it has compared it with (`seen`; null: nothing was live). A
 * draft that is published already has nobody's place to take: the same call may come twice.
 */
export function isLiveAsSeen(drafts: Drafts, id: number, seen: number | null): boolean {
  const live = drafts.find((draft) => draft.published)?.draft_id ?? null;
  return live === id || live === seen;
}

/** Asking for publication clears the request on the other drafts. For a draft that is published there is nothing to ask. */
export const requestPublication = (drafts: Drafts, id: number): Drafts =>
  drafts.some((draft) => draft.draft_id === id && draft.published)
    ? drafts
    : drafts.map((draft) =>
        draft.draft_id === id
          ? flagged(draft, { finalised: 1, publish_requested: 1 })
          : flagged(draft, { publish_requested: 0 }),
      );

/** Taking a request back clears that draft's alone. */
export const revokeRequest = (drafts: Drafts, id: number): Drafts =>
  drafts.map((draft) => (draft.draft_id === id ? flagged(draft, { publish_requested: 0 }) : draft));

const highest = (drafts: Drafts): number | null =>
  drafts.length === 0 ? null : Math.max(...drafts.map((draft) => draft.draft_id));

/** Deleting a draft selects the highest that is left; null where none is. */
export function deleteDraft(
  drafts: Drafts,
  id: number,
): { readonly drafts: Drafts; readonly selectedDraftId: number | null } {
  const left = drafts.filter((draft) => draft.draft_id !== id);
  return { drafts: left, selectedDraftId: highest(left) };
}

/** Selecting a page selects its highest draft. */
export const draftSelectedWithPage = ({ drafts }: Pick<HivePage, 'drafts'>): number | null => highest(drafts);

/** HIVE-03: loading a published uri selects the first draft, and in it component 0: the root. */
export const draftSelectedWithUri = ({ drafts }: Pick<HivePage, 'drafts'>): number | null =>
  drafts[0]?.draft_id ?? null;

/** HIVE-03: a published page that is cached selects its published draft; null, where there is none, deselects the page. */
export const draftSelectedWithCached = ({ drafts }: Pick<HivePage, 'drafts'>): number | null =>
  drafts.find((draft) => draft.published)?.draft_id ?? null;
