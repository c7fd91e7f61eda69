import type { CallRequest } from '@portal/domain/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Author } from '../calls/author.ts';
import type { Transaction } from '../db/database.ts';
import { readDraft } from './drafts-store.ts';
import { createPreview, endPreviews } from './previews-store.ts';

const day = 86_400_000;

export interface SharedDraft {
  readonly token: string;
  /** ISO text. */
  readonly expires: string;
}

/** HIVE-15: makes a link to a draft that works without sign-in for the given days. Throws a refusal if there is no such draft. */
export async function shareDraft(
  tx: Transaction,
  by: Author,
  wanted: CallRequest<'drafts/share'>,
  now: Date,
): Promise<SharedDraft> {
  const end = new Date(now.getTime() + wanted.days * day);
  const { page_id, draft_id } = await readDraft(tx, wanted);
  const token = await createPreview(tx, { page_id, draft_id }, by.caller, now, end);
  const expires = end.toISOString();
  const detail = { page_id, draft_id, expires };
  await recordAudit(tx, by.caller, by, now, { what: 'hive_draft_share', result: 'ok', detail });
  return { token, expires };
}

/** HIVE-15: ends all links to a draft and returns how many. */
export async function unshareDraft(
  tx: Transaction,
  by: Author,
  { page_id, draft_id }: CallRequest<'drafts/unshare'>,
  now: Date,
): Promise<number> {
  const ended = await endPreviews(tx, { page_id, draft_id }, now);
  const detail = { page_id, draft_id, ended };
  await recordAudit(tx, by.caller, by, now, { what: 'hive_draft_unshare', result: 'ok', detail });
  return ended;
}
