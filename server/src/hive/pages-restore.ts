import { mayGoBelow, pageLabel, pageWithUri } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingPages } from './changing-pages.ts';
import { readDeletedPages, unmarkPageDeleted } from './deleted-pages.ts';
import { raisePage, readPage } from './pages-store.ts';
import { hiveRefused, needsPublisher, pageGone } from './rights.ts';

const messages = hiveMessages.restoring;

/** HIVE-01: restores a page with what is still free. Succeeds without a change if the page is not deleted (any more). */
export const pagesRestore: Handler<'pagesRestore'> = (request, services) =>
  changingPages('pagesRestore', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { page_id } = request.data;
    if (pages.some((each) => each.page_id === page_id))
      return { data: { page: await readPage(tx, page_id), notes: [] } };
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
    return {
      data: {
        page: restored,
        notes: [
          ...taken.map((each) => messages.aliasTaken(each.path, each.other)),
          ...(hasParent ? [] : [messages.parentGone]),
        ],
      },
    };
  });
