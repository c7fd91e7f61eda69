import { uriPath } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { changingPages } from './changing-pages.ts';
import { readPage } from './pages-store.ts';
import { pageGone } from './rights.ts';

const mostSettings = 50;
const longestSetting = 2000;

const isSetting = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= longestSetting);

/** HIVE-01, FILT-05: settings that are not named stay. */
export const uriSettingsUpdate: Handler<'uriSettingsUpdate'> = (asked, services) =>
  changingPages(asked, services, async ({ tx, pages, audit }) => {
    const { page_id, uri, settings } = asked.data;
    const page = pages.find((each) => each.page_id === page_id);
    if (!page) throw pageGone();
    const path = uriPath(uri);
    const present = page.uri_settings.find((each) => each.uri === path);
    if (!present) throw invalidFields([{ field: 'uri', message: 'The page has no such address' }]);
    const odd = Object.entries(settings).find(([, value]) => !isSetting(value));
    if (odd)
      throw invalidFields([{ field: `settings.${odd[0]}`, message: 'A setting is a text, a number, or yes or no' }]);
    const merged = Object.entries({ ...present.settings, ...settings }).filter(([, value]) => value !== null);
    if (merged.length > mostSettings) throw invalidFields([{ field: 'settings', message: `At most ${mostSettings}` }]);
    await tx.query(sql`
      UPDATE hive_address SET settings = ${JSON.stringify(Object.fromEntries(merged))}::jsonb WHERE path = ${path}`);
    await audit('hive_uri_settings', { page_id, uri: path, settings });
    return { data: { uri_settings: (await readPage(tx, page_id)).uri_settings } };
  });
