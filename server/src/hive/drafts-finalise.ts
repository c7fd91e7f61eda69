import { finaliseDraft } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';

/** HIVE-02 */
export const draftsFinalise: Handler<'draftsFinalise'> = (request, services) =>
  changingDrafts('draftsFinalise', request, services, async ({ tx, page, draft, audit }) => {
    await writeFlags(tx, page.drafts, finaliseDraft(page.drafts, draft.draft_id));
    await audit('hive_draft_finalise', { page_id: page.page_id, draft_id: draft.draft_id, revision: draft.revision });
    return {};
  });
