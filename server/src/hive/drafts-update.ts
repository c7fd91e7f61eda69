import type { Handler } from '../calls/handler.ts';
import { changingDraftWithReply } from './changing-draft.ts';
import { updateDraft } from './update-draft.ts';

/** HIVE-15 */
export const draftsUpdate: Handler<'draftsUpdate'> = (request, services) => {
  const { description } = request.data;
  return changingDraftWithReply(request, services, {
    once: null,
    at: request.data,
    work: (before) => updateDraft(before, request.data),
    moreData: ({ draft }) =>
      description === undefined ? {} : { draft: { ...draft, description: description.trim() } },
  });
};
