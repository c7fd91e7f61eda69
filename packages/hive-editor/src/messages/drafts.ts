import type { DraftAction, DraftState, PreviewAudience } from '@portal/domain/hive';

export const draftMessages = {
  /** HIVE-02 */
  states: {
    editing: 'Being edited',
    finalised: 'Finalised',
    requested: 'Publication requested',
    scheduled: 'Scheduled',
    published: 'Published',
    superseded: 'Previously published',
  } satisfies Record<DraftState, string>,
  actions: {
    finalise: 'Finalise',
    request: 'Request publication',
    revoke: 'Withdraw request',
    publish: 'Publish',
    fork: 'Make a copy',
    delete: 'Delete draft',
  } satisfies Record<Exclude<DraftAction, 'edit'>, string>,
  label: 'Draft',
  unnamed: (draft_id: number) => `Draft ${draft_id}`,
  /** Another draft of the page has the same name. */
  numbered: (name: string, draft_id: number) => `${name} (${draft_id})`,
  add: 'New draft',
  addEmpty: 'New empty draft',
  more: 'More for this draft',
  live: 'Open the live page',
  share: 'Share a preview…',
  previewAs: {
    visitor: 'Preview as a visitor',
    customer: 'Preview as a customer',
    staff: 'Preview as staff',
  } satisfies Record<PreviewAudience, string>,
  inconsistent: 'This draft’s status is inconsistent. Reload the page.',
  removal: {
    title: (draft: string) => `Delete ${draft}?`,
    confirm: 'Delete it',
    published: 'Visitors will no longer find a page at this address.',
    unpublished: 'Other drafts are not affected.',
  },
  naming: {
    open: 'Name this draft',
    label: 'Draft name',
    save: 'Save name',
    quoted: (name: string) => (name === '' ? 'no name' : `“${name}”`),
    conflict: (yours: string, theirs: string) => `You named this draft ${yours}, and somebody else ${theirs}.`,
    conflictHint: 'Theirs is in effect until you decide.',
    takeYours: 'Use yours',
    keepTheirs: 'Keep theirs',
  },
  deleted: {
    title: (draft_id: number, page: string) =>
      `Draft ${draft_id} of ${page} was deleted while you had unsaved changes.`,
    page: 'a deleted page',
    stored: 'Your work is stored on this device.',
    copyComponents: 'Copy its components',
    componentsCopied: 'Its components are copied. Paste them into a draft of another page, then discard these changes.',
  },
};
