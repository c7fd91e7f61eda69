import { type HiveRedirect, redirectProblem, uriPath } from '@portal/domain/hive';
import { readAddress } from '@portal/hive-components/settings';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingPages } from './changing-pages.ts';
import { checkSeen, raisePage, readPage, writeUriSettings } from './pages-store.ts';
import { deleteRedirect, readRedirects, writeRedirect } from './redirects-store.ts';
import { needsPage, needsPublisher, pageGone } from './rights.ts';

/** HIVE-01 */
export const redirectsDelete: Handler<'redirectsDelete'> = (request, services) =>
  changingPages('redirectsDelete', request, services, async ({ tx, caller, audit }) => {
    needsPublisher(caller, hiveMessages.onlyMarketing.redirect);
    const path = uriPath(request.data.path);
    await deleteRedirect(tx, path);
    await audit('hive_redirect_delete', { path });
    return { data: { redirects: await readRedirects(tx) } };
  });

/** HIVE-01 */
export const redirectsGet: Handler<'redirectsGet'> = async (_, { database }) => ({
  data: { redirects: await readRedirects(database) },
});

const most = 2000;

/** HIVE-01: a redirect neither takes the address of another nor leads to one, so that visitors are led once. */
export const redirectsSave: Handler<'redirectsSave'> = (request, services) =>
  changingPages('redirectsSave', request, services, async ({ tx, caller, now, audit }) => {
    needsPublisher(caller, hiveMessages.onlyMarketing.redirect);
    const { permanent, replaces } = request.data;
    const [path, target] = [uriPath(request.data.path), request.data.target.trim()];
    const before = replaces === undefined ? null : uriPath(replaces);
    const others = (await readRedirects(tx)).filter((each) => each.path !== before);
    const wanted: Pick<HiveRedirect, 'path' | 'target'> = { path, target };
    const problem = redirectProblem(others, wanted, readAddress(target) !== undefined);
    if (problem) throw invalidFields([problem]);
    if (others.length >= most) throw invalidFields([{ field: 'path', message: hiveMessages.tooManyRedirects(most) }]);
    if (before !== null && before !== path) await deleteRedirect(tx, before);
    await writeRedirect(tx, { ...wanted, permanent }, caller, now);
    await audit('hive_redirect_save', { path, target, permanent, replaces: before });
    return { data: { redirects: await readRedirects(tx) } };
  });

/** HIVE-01, FILT-05 */
export const uriSettingsGet: Handler<'uriSettingsGet'> = async ({ data }, { database }) => ({
  data: { uri_settings: (await readPage(database, data.page_id)).uri_settings },
});

const mostSettings = 50;
const longestSetting = 2000;

const isSetting = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= longestSetting);

/** HIVE-01, FILT-05: merges settings; null removes one. */
export const uriSettingsUpdate: Handler<'uriSettingsUpdate'> = (request, services) =>
  changingPages('uriSettingsUpdate', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { page_id, uri, settings, revision } = request.data;
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
    const after = await readPage(tx, page_id);
    return { data: { uri_settings: after.uri_settings, revision: after.revision } };
  });
