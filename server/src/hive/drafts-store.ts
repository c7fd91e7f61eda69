import { type HiveChangeEntry, type HiveDifference, type HiveDraft, type HiveNode, rootKey } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Caller } from '../session/caller.ts';
import { draftColumns, type Queries } from './pages-store.ts';
import { draftGone } from './rights.ts';

export interface DraftRef {
  readonly page_id: number;
  readonly draft_id: number;
}

/** A draft of an existing page; with `lock`, locked until the transaction ends. Throws a refusal if there is none. */
export async function readDraft(
  db: Queries,
  { page_id, draft_id }: DraftRef,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<HiveDraft> {
  const [draft] = await db.query<HiveDraft>(sql`
    SELECT ${draftColumns} FROM hive_draft d WHERE draft_id = ${draft_id} AND page_id = ${page_id} AND deleted IS NULL
      AND EXISTS (SELECT FROM hive_page p WHERE p.page_id = d.page_id AND p.deleted IS NULL)
    ${lock ? sql`FOR UPDATE` : sql``}`);
  if (!draft) throw draftGone();
  return draft;
}

/** The page, draft and key of a component id; null if there is none. */
export async function draftOfComponent(
  db: Queries,
  component_id: number,
): Promise<(DraftRef & { key: string }) | null> {
  const [row] = await db.query<DraftRef & { key: string }>(sql`
    SELECT d.page_id, d.draft_id, c.key FROM hive_component c JOIN hive_draft d USING (draft_id)
    WHERE c.component_id = ${component_id}`);
  return row ?? null;
}

/** The changes of a draft after a revision, oldest first. */
export function readChanges(db: Queries, draft_id: number, since: number): Promise<HiveChangeEntry[]> {
  return db.query<HiveChangeEntry>(sql`
    SELECT revision, at, by_user AS by, differences FROM hive_change
    WHERE draft_id = ${draft_id} AND revision > ${since} ORDER BY revision`);
}

/** Whether any draft of a page, including deleted ones, has or had a component with this key and type. */
export async function hadComponent(db: Queries, page_id: number, key: string, name: string): Promise<boolean> {
  const removed = JSON.stringify([{ kind: 'remove', key, node: { name } }]);
  const rows = await db.query(sql`
    SELECT 1 AS found FROM hive_component c JOIN hive_draft d USING (draft_id)
    WHERE d.page_id = ${page_id} AND c.key = ${key} AND c.name = ${name}
    UNION ALL
    SELECT 1 FROM hive_change h JOIN hive_draft d USING (draft_id)
    WHERE d.page_id = ${page_id} AND h.differences @> ${removed}::jsonb
    LIMIT 1`);
  return rows.length > 0;
}

/** Stores the changes as the draft's next revision. Returns the updated draft. */
export async function recordChange(
  tx: Queries,
  draft: HiveDraft,
  caller: Pick<Caller, 'username' | 'realUserId'>,
  now: Date,
  differences: readonly HiveDifference[],
): Promise<HiveDraft> {
  const at = now.toISOString();
  const revision = draft.revision + 1;
  await tx.query(sql`
    UPDATE hive_draft SET revision = ${revision}, changed = ${at}, changed_by = ${caller.username}
    WHERE draft_id = ${draft.draft_id}`);
  await tx.query(sql`
    INSERT INTO hive_change (draft_id, revision, at, by_user, real_user, differences)
    VALUES (${draft.draft_id}, ${revision}, ${at}, ${caller.username}, ${caller.realUserId}, ${JSON.stringify(differences)}::jsonb)`);
  return { ...draft, revision, changed: at, changed_by: caller.username };
}

/** The root of an empty draft: a block, whose children follow one another. */
export const newRoot: HiveNode = {
  key: rootKey,
  parent: null,
  position: 0,
  name: 'block',
  description: '',
  active: true,
  settings: {},
};

export interface NewDraft {
  readonly page_id: number;
  readonly description: string;
  readonly forked_from: number | null;
}

/** A draft without components. Returns its id. */
export async function insertDraft(
  tx: Queries,
  { page_id, description, forked_from }: NewDraft,
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const [row] = await tx.query<Pick<HiveDraft, 'draft_id'>>(sql`
    INSERT INTO hive_draft (page_id, description, forked_from, created, created_by, changed, changed_by)
    VALUES (${page_id}, ${description}, ${forked_from}, ${at}, ${username}, ${at}, ${username}) RETURNING draft_id`);
  return row?.draft_id ?? 0;
}

export async function renameDraft(tx: Queries, draft_id: number, description: string): Promise<void> {
  await tx.query(sql`UPDATE hive_draft SET description = ${description} WHERE draft_id = ${draft_id}`);
}

/** Soft delete: the row stays but is never shown again. */
export async function markDraftDeleted(tx: Queries, draft_id: number, now: Date): Promise<void> {
  await tx.query(sql`
    UPDATE hive_draft SET deleted = ${now.toISOString()}, published = false, publish_requested = false,
      publish_at = NULL
    WHERE draft_id = ${draft_id}`);
}

interface Signed {
  readonly draft_id: number;
  readonly username: string;
  readonly waivers: readonly object[];
}

export async function markDraftPublished(
  tx: Queries,
  { draft_id, username, waivers }: Signed,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_draft SET published_at = ${now.toISOString()}, published_by = ${username}, publish_at = NULL,
      publish_at_by = NULL, schedule_problem = '',
      request_waivers = ${JSON.stringify(waivers)}::jsonb
    WHERE draft_id = ${draft_id}`);
}

/** Plans when a draft is published; null: not planned. */
export async function planPublication(
  tx: Queries,
  { draft_id, username, waivers }: Signed,
  at: string | null,
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_draft SET publish_at = ${at}, publish_at_by = ${at === null ? null : username}, schedule_problem = '',
      request_waivers = ${JSON.stringify(waivers)}::jsonb
    WHERE draft_id = ${draft_id}`);
}

/** Ends the plan to publish a draft, with the reason why that was not possible. */
export async function endPlan(tx: Queries, draft_id: number, problem: string): Promise<void> {
  await tx.query(sql`
    UPDATE hive_draft SET publish_at = NULL, publish_at_by = NULL, schedule_problem = ${problem}
    WHERE draft_id = ${draft_id}`);
}

export async function markDraftRequested(
  tx: Queries,
  { draft_id, username, waivers, comment }: Signed & { readonly comment: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    UPDATE hive_draft SET requested = ${now.toISOString()}, requested_by = ${username}, request_comment = ${comment},
      request_waivers = ${JSON.stringify(waivers)}::jsonb
    WHERE draft_id = ${draft_id}`);
}
