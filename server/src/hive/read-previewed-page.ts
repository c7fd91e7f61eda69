import type { HivePublishedPage } from '@portal/domain/hive';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../db/database.ts';
import { readPreview } from './previews-store.ts';
import { readSharedDraft } from './published.ts';

interface PreviewedPage {
  readonly page: HivePublishedPage;
  /** ISO text. */
  readonly expires: string;
}

/**
 * HIVE-15: the page of a preview link, as its draft would show it. Throws the same refusal for links that never worked, for those that have
 * expired, and for those whose draft is deleted.
 */
export async function readPreviewedPage(database: Database, token: string, now: Date): Promise<PreviewedPage> {
  const preview = await readPreview(database, token, now);
  const page = preview && (await readSharedDraft(database, preview));
  // No message to display: the preview page itself explains it.
  if (!preview || !page) throw new Refusal('preview_ended');
  return { page, expires: preview.expires };
}
