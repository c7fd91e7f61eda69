import { deleteDraft } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDrafts } from './changing-drafts.ts';
import { markDraftDeleted } from './drafts-store.ts';
import { needsPublisher } from './rights.ts';

/** HIVE-02: soft delete. Deleting the published draft unpublishes the page. */
export const draftsDelete: Handler<'draftsDelete'> = async (request, services) => {
  const { data } = await changingDrafts(
    'draftsDelete',
    request,
    services,
    async ({ tx, caller, page, draft, now, audit }) => {
      if (draft.published) needsPublisher(caller, hiveMessages.onlyMarketing.deleteDraft);
      await markDraftDeleted(tx, draft.draft_id, now);
      await audit('hive_draft_delete', { page_id: page.page_id, draft_id: draft.draft_id, published: draft.published });
      return {};
    },
  );
  return {
    data: { drafts: data.drafts, selectedDraftId: deleteDraft(data.drafts, request.data.draft_id).selectedDraftId },
  };
};
