import type { CallRequest } from '@portal/domain/contract';
import { type HivePage, mayGoBelow, uriPath } from '@portal/domain/hive';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingPages } from './changing-pages.ts';
import {
  addAddress,
  checkAddress,
  checkSeen,
  deleteOtherAliases,
  planUnpublish,
  raisePage,
  readPage,
  setOwnAddress,
  writePage,
} from './pages-store.ts';
import { placePage } from './place-page.ts';
import { needsPage, pageGone } from './rights.ts';
import { needsTimeAhead } from './schedule-draft.ts';

type Wanted = CallRequest<'pages/update'>;

/**
 * HIVE-01, HIVE-15: changes a page, its addresses, its place and when it is unpublished, and returns it. Throws a refusal if the caller may
 * not change the page or has not seen its last change, and one that names the wrong field.
 */
export async function updatePage(changing: ChangingPages, wanted: Wanted): Promise<HivePage> {
  const { tx, caller, pages, now, audit } = changing;
  const page = pages.find((each) => each.page_id === wanted.page_id);
  if (!page) throw pageGone();
  needsPage(caller, page);
  checkSeen(page, wanted.revision);
  check(pages, page, wanted);
  const active = wanted.active === undefined ? Boolean(page.active) : Boolean(wanted.active);
  const menu = wanted.menu === undefined ? Boolean(page.menu) : Boolean(wanted.menu);
  await changeAddresses(changing, page, wanted);
  const { unpublish_at } = wanted;
  if (unpublish_at) needsTimeAhead(unpublish_at, now, 'unpublish_at');
  // A page that visitors cannot reach has no plan to take it from them.
  const isPlanned = unpublish_at !== undefined || !active;
  if (isPlanned) await planUnpublish(tx, page.page_id, active ? (unpublish_at ?? null) : null, caller);
  await writePage(tx, page.page_id, { description: wanted.description?.trim() ?? page.description, menu, active });
  await raisePage(tx, page.page_id, caller, now);
  const parent = wanted.parent === undefined ? page.parent : wanted.parent;
  if (parent !== page.parent || wanted.position !== undefined) {
    await placePage(tx, pages, page.page_id, parent, wanted.position);
  }
  await audit('hive_page_update', { ...wanted });
  return readPage(tx, page.page_id);
}

function check(pages: readonly HivePage[], page: HivePage, { uri, parent, aliases = [] }: Wanted): void {
  if (uri !== undefined) checkAddress(pages, page.page_id, uri, 'uri');
  for (const [i, alias] of aliases.entries()) checkAddress(pages, page.page_id, alias, `aliases.${i}`);
  if (parent !== undefined && !mayGoBelow(pages, page.page_id, parent)) {
    throw invalidFields([{ field: 'parent', message: hiveMessages.pageBelowItself }]);
  }
}

/** Changes address and aliases. A changed address stays as an alias, so that existing links keep working. */
async function changeAddresses({ tx }: ChangingPages, page: HivePage, { uri, aliases }: Wanted): Promise<void> {
  const own = uri === undefined ? page.uri_path : uriPath(uri);
  if (uri !== undefined) await setOwnAddress(tx, page.page_id, uri);
  if (!aliases) return;
  const before = page.uri_path === own ? [] : [page.uri_path];
  const wantedAliases = new Map([...before, ...aliases].map((alias) => [uriPath(alias), alias]));
  wantedAliases.delete(own);
  await deleteOtherAliases(tx, page.page_id, [...wantedAliases.keys()]);
  const present = new Set([...before, ...page.aliases]);
  for (const [path, alias] of wantedAliases) if (!present.has(path)) await addAddress(tx, page.page_id, alias, false);
}
