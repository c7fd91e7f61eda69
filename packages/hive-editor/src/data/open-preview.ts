import { type PreviewAudience, previewPath } from '@portal/domain/hive';
import type { Transport } from '@portal/portal-client';
import { send } from './calls.ts';
import type { DraftAt } from './draft.ts';

/** HIVE-15: saves the draft and opens it in another tab as this audience sees it. Returns why it did not; null if it did. */
export async function openPreview(
  transport: Transport,
  at: DraftAt,
  audience: PreviewAudience,
  flush: () => Promise<unknown>,
): Promise<string | null> {
  // Before anything is awaited: browsers block windows that open long after the click.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  await flush();
  const shared = await send(transport, 'drafts/share', { ...at, days: 1 });
  if (!shared.ok) {
    tab?.close();
    return shared.error.message;
  }
  tab?.location.replace(previewPath(shared.data.token, audience));
  return null;
}
