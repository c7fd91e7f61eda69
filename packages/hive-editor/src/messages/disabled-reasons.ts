import type { DraftState } from '@portal/domain/hive';

/** Why an action is unavailable: the same text on the button, in the command palette and for its key. */
export const disabledReasons = {
  closed: 'This draft can no longer be edited. Make a copy to continue.',
  /** By the status of the draft. */
  closedBy: {
    editing: 'This draft can no longer be edited. Make a copy to continue.',
    finalised: 'This draft is finalised. To change it, make a copy.',
    requested: 'Publication is requested. To change it, make a copy.',
    scheduled: 'This draft is scheduled. To edit it, cancel its schedule, or make a copy.',
    published: 'This draft is published. To change it, make a copy.',
    superseded: 'This draft was published before. To change it, make a copy.',
  } satisfies Record<DraftState, string>,
  scheduledByMarketing: 'This draft is scheduled. To change it, make a copy, or ask marketing to cancel its schedule.',
  undo: 'There is nothing to undo.',
  redo: 'There is nothing to redo.',
  root: 'Choose a component first.',
  deletePage: 'Only marketing can delete a published page.',
} as const;

/** Why a draft cannot be edited, and what to do instead. */
export const closedReason = (state: DraftState, mayPublish: boolean): string =>
  state === 'scheduled' && !mayPublish ? disabledReasons.scheduledByMarketing : disabledReasons.closedBy[state];
