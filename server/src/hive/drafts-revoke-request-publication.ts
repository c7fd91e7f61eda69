import { revokeRequest } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';

/** HIVE-02. Succeeds also if no publication was requested. */
export const draftsRevokeRequestPublication: Handler<'draftsRevokeRequestPublication'> = (request, services) =>
  changingDrafts('draftsRevokeRequestPublication', request, services, async ({ tx, page, draft, audit }) => {
    await writeFlags(tx, page.drafts, revokeRequest(page.drafts, draft.draft_id));
    await audit('hive_draft_revoke', { page_id: page.page_id, draft_id: draft.draft_id });
    return {};
  });
