import { type HiveRedirect, redirectProblem, uriPath } from '@portal/domain/hive';
import { readAddress } from '@portal/hive-components/settings';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingPages } from './changing-pages.ts';
import { deleteRedirect, readRedirects, writeRedirect } from './redirects-store.ts';
import { needsPublisher } from './rights.ts';

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
