import type { CallRequest } from '@portal/domain/contract';
import { type HivePage, uriPath } from '@portal/domain/hive';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingPages } from './changing-pages.ts';
import { checkSeen, raisePage, readPage, writeUriSettings } from './pages-store.ts';
import { needsPage, pageGone } from './rights.ts';

const mostSettings = 50;
const longestSetting = 2000;

const isSetting = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= longestSetting);

/**
 * HIVE-01, FILT-05: merges settings into those of one of a page's addresses and returns the page; null removes one. Throws a refusal if the
 * caller may not change the page or has not seen its last change, and one that names the wrong field.
 */
export async function changeUriSettings(
  { tx, caller, pages, now, audit }: ChangingPages,
  { page_id, uri, settings, revision }: CallRequest<'uri-settings/update'>,
): Promise<HivePage> {
  const page = pages.find((each) => each.page_id === page_id);
  if (!page) throw pageGone();
  needsPage(caller, page);
  checkSeen(page, revision);
  const path = uriPath(uri);
  const present = page.uri_settings.find((each) => each.uri === path);
  if (!present) throw invalidFields([{ field: 'uri', message: hiveMessages.notItsAddress }]);
  const odd = Object.entries(settings).find(([, value]) => !isSetting(value));
  if (odd) throw invalidFields([{ field: `settings.${odd[0]}`, message: hiveMessages.settingKind }]);
  const merged = Object.entries({ ...present.settings, ...settings }).filter(([, value]) => value !== null);
  if (merged.length > mostSettings)
    throw invalidFields([{ field: 'settings', message: hiveMessages.mostSettings(mostSettings) }]);
  await writeUriSettings(tx, path, Object.fromEntries(merged));
  await raisePage(tx, page_id, caller, now);
  await audit('hive_uri_settings', { page_id, uri: path, settings });
  return readPage(tx, page_id);
}
