import { z } from 'zod/mini';
import { longestPreview } from '../../hive/previews.ts';
import type { HiveChangeEntry, HiveComponent, HiveDraft, HivePerson, HivePublishedPage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import {
  componentKey,
  draftId,
  draftRef,
  hiveChanged,
  hiveDescription,
  hiveDifference,
  hiveWaivers,
  pageId,
  plannedTime,
  seenLive,
  seenRevision,
} from '../hive-fields.ts';

export const draftsCreate = defineCall({
  name: 'drafts/create',
  access: 'staff',
  summary:
    'Creates an empty draft of a page, a fork of another of its drafts (HIVE-02), or a copy of a draft of another page.',
  request: z.object({
    page_id: pageId,
    description: z.optional(hiveDescription),
    /** The draft to copy. */
    fork_from: z.optional(draftId),
    /** The page of the draft to copy, if it is another one. */
    from_page: z.optional(pageId),
  }),
  reply: z.object({ draft_id: z.int(), draft: z.custom<HiveDraft>() }),
});

export const draftsDelete = defineCall({
  name: 'drafts/delete',
  access: 'staff',
  summary: 'Deletes a draft and returns the draft to select: the remaining one with the highest id (HIVE-02).',
  request: z.object(draftRef),
  reply: z.object({
    drafts: z.custom<readonly HiveDraft[]>(),
    selectedDraftId: z.nullable(z.int()),
  }),
});

export const draftsFinalise = defineCall({
  name: 'drafts/finalise',
  access: 'staff',
  summary: 'Finalises a draft, which ends its editing (HIVE-02).',
  request: z.object({ ...draftRef, revision: seenRevision }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});

export const draftsGetComponents = defineCall({
  name: 'drafts/get-components',
  access: 'staff',
  summary: 'The components of a draft with their self-describing settings (HIVE-05, HIVE-06).',
  request: z.object(draftRef),
  reply: z.object({
    draft: z.custom<HiveDraft>(),
    components: z.custom<readonly HiveComponent[]>(),
  }),
});

export const draftsGet = defineCall({
  name: 'drafts/get',
  access: 'staff',
  summary: 'A draft and, with `since`, its changes after that revision with their authors (HIVE-15).',
  request: z.object({ ...draftRef, since: seenRevision }),
  reply: z.object({
    draft: z.custom<HiveDraft>(),
    changes: z.custom<readonly HiveChangeEntry[]>(),
  }),
});

export const draftsHere = defineCall({
  name: 'drafts/here',
  access: 'staff',
  summary:
    'Says that a tab of the caller has a draft open, and which component is selected; repeated while it is open (HIVE-15).',
  request: z.object({
    ...draftRef,
    /** Made by the tab. */
    tab: componentKey,
    component: z.nullable(componentKey),
    /** The draft is no longer open. */
    gone: z.optional(z.boolean()),
  }),
  reply: z.object({}),
});

export const draftsPeople = defineCall({
  name: 'drafts/people',
  access: 'staff',
  summary: 'Who has a draft open, and the component that each has selected (HIVE-15).',
  request: z.object({ ...draftRef }),
  reply: z.object({ people: z.custom<readonly HivePerson[]>() }),
});

export const draftsPublish = defineCall({
  name: 'drafts/publish',
  access: 'staff',
  summary: 'Publishes a draft and unpublishes the other drafts of its page. For root, it and mktg (HIVE-02, HIVE-15).',
  request: z.object({ ...draftRef, revision: seenRevision, instead_of: seenLive, waivers: hiveWaivers }),
  reply: z.object({
    drafts: z.custom<readonly HiveDraft[]>(),
    /** One sentence for each piece of unsafe content that was removed (HIVE-14). */
    notes: z.custom<readonly string[]>(),
  }),
});

export const draftsRequestPublication = defineCall({
  name: 'drafts/request-publication',
  access: 'staff',
  summary: 'Requests publication of a draft and clears the requests of the other drafts of its page (HIVE-02).',
  request: z.object({
    ...draftRef,
    revision: seenRevision,
    comment: z.optional(z.string().check(z.maxLength(2000))),
    waivers: hiveWaivers,
  }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});

export const draftsRevokeRequestPublication = defineCall({
  name: 'drafts/revoke-request-publication',
  access: 'staff',
  summary: 'Revokes the publication request of one draft (HIVE-02).',
  request: z.object(draftRef),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});

export const draftsSchedule = defineCall({
  name: 'drafts/schedule',
  access: 'staff',
  summary:
    'Plans to publish a draft at a set time, or ends that plan. Finalises the draft. For root, it and mktg (HIVE-02, HIVE-15).',
  request: z.object({ ...draftRef, revision: seenRevision, at: plannedTime, waivers: hiveWaivers }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});

export const draftsShare = defineCall({
  name: 'drafts/share',
  access: 'staff',
  summary: 'Creates a link by which anybody can see a draft, as it then is, for some days (HIVE-15).',
  request: z.object({ ...draftRef, days: z.int().check(z.gte(1), z.lte(longestPreview)) }),
  reply: z.object({ token: z.string(), expires: z.string() }),
});

export const draftsUnshare = defineCall({
  name: 'drafts/unshare',
  access: 'staff',
  summary: 'Ends all preview links of a draft. Returns how many worked until then (HIVE-15).',
  request: z.object({ ...draftRef }),
  reply: z.object({ ended: z.int() }),
});

export const draftsUpdate = defineCall({
  name: 'drafts/update',
  access: 'staff',
  // Undoing "clear" restores a whole draft in one request.
  largestBody: 4 * 1024 * 1024,
  summary:
    'Renames a draft, or applies a list of differences to its components: all of them, or none if one no longer fits (HIVE-15).',
  request: z.object({
    ...draftRef,
    revision: seenRevision,
    description: z.optional(hiveDescription),
    /** The name that the caller has seen. A name given by others since is not overwritten (HIVE-15). */
    description_from: z.optional(hiveDescription),
    differences: z.optional(z.array(hiveDifference).check(z.maxLength(5000))),
  }),
  reply: hiveChanged,
});

export const getSharedDraft = defineCall({
  name: 'get-shared-draft',
  access: 'anyone',
  summary: 'The page with the draft that a preview link shows, as visitors would see it (HIVE-15).',
  request: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  reply: z.object({ page: z.custom<HivePublishedPage>(), expires: z.string() }),
});
