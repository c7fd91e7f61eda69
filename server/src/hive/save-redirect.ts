import { type HiveRedirect, redirectProblem, uriPath } from '@portal/domain/hive';
import { readAddress } from '@portal/hive-components/settings';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingPages } from './changing-pages.ts';
import { deleteRedirect, readRedirects, writeRedirect } from './redirects-store.ts';
import { needsPublisher } from './rights.ts';

const most = 2000;

export interface WantedRedirect extends Pick<HiveRedirect, 'path' | 'target' | 'permanent'> {
  /** The address of the redirect that this one replaces. */
  readonly replaces?: string | undefined;
}

/**
 * HIVE-01: adds or replaces a redirect and returns all. A redirect cannot have the address of another or lead to one, so visitors are redirected
 * only once. Throws a refusal that names the wrong field, or if the caller may not publish.
 */
export async function saveRedirect(
  { tx, caller, now, audit }: ChangingPages,
  { permanent, replaces, ...given }: WantedRedirect,
): Promise<readonly HiveRedirect[]> {
  needsPublisher(caller, hiveMessages.onlyMarketing.redirect);
  const [path, target] = [uriPath(given.path), given.target.trim()];
  const before = replaces === undefined ? null : uriPath(replaces);
  const others = (await readRedirects(tx)).filter((each) => each.path !== before);
  const wanted: Pick<HiveRedirect, 'path' | 'target'> = { path, target };
  const problem = redirectProblem(others, wanted, readAddress(target) !== undefined);
  if (problem) throw invalidFields([problem]);
  if (others.length >= most) throw invalidFields([{ field: 'path', message: hiveMessages.tooManyRedirects(most) }]);
  if (before !== null && before !== path) await deleteRedirect(tx, before);
  await writeRedirect(tx, { ...wanted, permanent }, caller, now);
  await audit('hive_redirect_save', { path, target, permanent, replaces: before });
  return readRedirects(tx);
}

/** HIVE-01: deletes a redirect and returns the others. Throws a refusal if the caller may not publish. */
export async function removeRedirect(
  { tx, caller, audit }: ChangingPages,
  address: string,
): Promise<readonly HiveRedirect[]> {
  needsPublisher(caller, hiveMessages.onlyMarketing.redirect);
  const path = uriPath(address);
  await deleteRedirect(tx, path);
  await audit('hive_redirect_delete', { path });
  return readRedirects(tx);
}
