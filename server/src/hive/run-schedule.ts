import { isLivePage, reopenDraft } from '@portal/domain/hive';
import { recordAudit } from '../audit/record-audit.ts';
import { Refusal } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { writeFlags } from './changing-drafts.ts';
import { notifyPages } from './changing-pages.ts';
import { endPlan } from './drafts-store.ts';
import { lockPages, planUnpublish, raisePage, raiseSiteVersion, readPages, writePage } from './pages-store.ts';
import { publishNow } from './publish-now.ts';

type Work = Pick<Services, 'database' | 'clock'>;

/** Nobody is signed in when a scheduled change runs; the audit entry names the user who scheduled it. */
const nobody = { userId: null, realUserId: null };

async function done(tx: Transaction, by: string, now: Date, what: string, result: string, detail: object) {
  await recordAudit(tx, nobody, { requestId: 'job:hive_schedule' }, now, { what, result, detail: { ...detail, by } });
  await raiseSiteVersion(tx);
  await notifyPages(tx, { username: by });
}

/** The draft with its page, if it is still due: another process may have been faster, or somebody has changed the plan. */
async function dueDraft(tx: Transaction, draft_id: number, now: Date) {
  await lockPages(tx);
  const pages = await readPages(tx);
  const page = pages.find(({ drafts }) => drafts.some((each) => each.draft_id === draft_id));
  const draft = page?.drafts.find((each) => each.draft_id === draft_id);
  const isDue = draft?.publish_at != null && Date.parse(draft.publish_at) <= now.getTime();
  return page && draft && isDue ? { pages, page, draft, by: draft.publish_at_by ?? '' } : null;
}

/** Publishes one draft whose time has come. One that cannot be published loses its plan, keeps the reason and can be edited. */
async function publishDue({ database, clock }: Work, draft_id: number): Promise<void> {
  const now = clock.now();
  try {
    await database.transaction(async (tx) => {
      const due = await dueDraft(tx, draft_id, now);
      if (!due) return;
      const { by, page, draft } = due;
      const [author] = await tx.query<{ user_id: string }>(sql`
        SELECT user_id FROM portal_user WHERE username = ${by}`);
      const cleaned = await publishNow(tx, {
        ...due,
        waivers: draft.request_waivers,
        by: { username: by, realUserId: author?.user_id ?? by },
        now,
      });
      const { page_id } = page;
      await done(tx, by, now, 'hive_draft_publish', 'ok', { page_id, draft_id, at: draft.publish_at, cleaned });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await database.transaction(async (tx) => {
      const due = await dueDraft(tx, draft_id, now);
      if (!due) return;
      const problem = error.parts.user_message ?? error.message;
      await endPlan(tx, draft_id, problem);
      await writeFlags(tx, due.page.drafts, reopenDraft(due.page.drafts, draft_id));
      const { page_id } = due.page;
      await done(tx, due.by, now, 'hive_draft_publish', 'refused', { page_id, draft_id, problem });
    });
  }
}

/** Unpublishes one page whose scheduled time has come. */
async function unpublishDue({ database, clock }: Work, page_id: number): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await lockPages(tx);
    const page = (await readPages(tx)).find((each) => each.page_id === page_id);
    if (page?.unpublish_at == null || Date.parse(page.unpublish_at) > now.getTime()) return;
    const [planned] = await tx.query<{ by: string | null }>(sql`
      SELECT unpublish_at_by AS by FROM hive_page WHERE page_id = ${page_id}`);
    const username = planned?.by ?? '';
    await planUnpublish(tx, page_id, null, { username });
    if (!isLivePage(page)) return;
    await writePage(tx, page_id, { description: page.description, menu: page.menu === 1, active: false });
    await raisePage(tx, page_id, { username }, now);
    await done(tx, username, now, 'hive_page_update', 'ok', { page_id, active: false, at: page.unpublish_at });
  });
}

/** HIVE-02: publishes drafts and unpublishes pages whose planned time has come, the earliest first. Safe in several processes. */
export async function runSchedule(work: Work): Promise<void> {
  const now = work.clock.now().toISOString();
  const due = await work.database.query<{ draft_id: number | null; page_id: number; at: string }>(sql`
    SELECT draft_id, page_id, publish_at AS at FROM hive_draft WHERE publish_at <= ${now} AND deleted IS NULL
    UNION ALL
    SELECT NULL, page_id, unpublish_at FROM hive_page WHERE unpublish_at <= ${now} AND deleted IS NULL
    ORDER BY at`);
  for (const { draft_id, page_id } of due) {
    await (draft_id === null ? unpublishDue(work, page_id) : publishDue(work, draft_id));
  }
}
