import { type HivePage, mayGoBelow, pageLabel, pageWithUri } from '@portal/domain/hive';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingPages } from './changing-pages.ts';
import { readDeletedPages, unmarkPageDeleted } from './deleted-pages.ts';
import { raisePage, readPage } from './pages-store.ts';
import { hiveRefused, needsPublisher, pageGone } from './rights.ts';

const messages = hiveMessages.restoring;

export interface RestoredPage {
  readonly page: HivePage;
  /** What could not be restored, as messages for the user. */
  readonly notes: string[];
}

/**
 * HIVE-01: restores a page with those of its addresses that are still free. Succeeds without a change if the page is not deleted (any more). Throws a refusal if it
 * can't be restored any more, another page has its address, or it was published and the caller may not publish.
 */
export async function restorePage(
  { tx, caller, pages, now, audit }: ChangingPages,
  page_id: number,
): Promise<RestoredPage> {
  if (pages.some((each) => each.page_id === page_id)) return { page: await readPage(tx, page_id), notes: [] };
  const [page] = await readDeletedPages(tx, now, page_id);
  if (!page) throw pageGone();
  if (page.published) needsPublisher(caller, hiveMessages.onlyMarketing.restorePage);
  const { deleted_with } = page;
  const taken = deleted_with.addresses.flatMap((address) => {
    const other = pageWithUri(pages, address.path);
    return other ? [{ ...address, other: pageLabel(other) }] : [];
  });
  const ownTaken = taken.find((each) => each.own);
  if (ownTaken) throw hiveRefused('address_taken', messages.addressTaken(ownTaken.path, ownTaken.other));
  const hasParent = page.parent === null || pages.some((each) => each.page_id === page.parent);
  await unmarkPageDeleted(tx, page_id, {
    parent: hasParent ? page.parent : null,
    addresses: deleted_with.addresses.filter(({ path }) => !taken.some((each) => each.path === path)),
    // Those that nobody has moved since.
    children: deleted_with.children.filter((child) =>
      pages.some(
        (each) => each.page_id === child && each.parent === page.parent && mayGoBelow(pages, child, page.parent),
      ),
    ),
  });
  await raisePage(tx, page_id, caller, now);
  const restored = await readPage(tx, page_id);
  await audit('hive_page_restore', { page_id, uri: restored.uri, aliases: restored.aliases });
  const notes = taken.map((each) => messages.aliasTaken(each.path, each.other));
  return { page: restored, notes: hasParent ? notes : [...notes, messages.parentGone] };
}
