import type { Handler } from '../calls/handler.ts';
import { changingDrafts } from './changing-drafts.ts';
import { scheduleDraft } from './schedule-draft.ts';

/** HIVE-02, HIVE-15 */
export const draftsSchedule: Handler<'draftsSchedule'> = (request, services) =>
  changingDrafts('draftsSchedule', request, services, async (changing) => {
    await scheduleDraft(changing, request.data);
    return {};
  });
