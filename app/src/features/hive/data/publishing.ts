import {
  chosenDifferences,
  type HiveDifference,
  type HivePage,
  type HiveTree,
  isPortalPath,
  type PreflightLookups,
  pageWithUri,
} from '@portal/domain/hive';
import type { Catalogue, Transport } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';
import { ask } from './calls.ts';
import { type DraftAt, readDraft } from './draft.ts';
import { bare, type Waiver } from './use-pages.ts';

/** The components of a draft to compare with; null asks for nothing. */
export function useDraftTree(at: DraftAt | null) {
  const { transport } = usePortal();
  const { data, error, mutate } = useSWR(
    at === null ? null : ['drafts/get-components', at.page_id, at.draft_id],
    async () => {
      const read = at === null ? 'gone' : await readDraft(transport, at);
      if (read === 'unreachable' || read === 'gone') throw new Error('The published draft did not arrive.');
      return read.tree;
    },
    { revalidateOnFocus: false },
  );
  return { tree: data ?? null, failed: error !== undefined && !data, retry: () => void mutate() };
}

/**
 * Publishes only some of what a draft changes: they are put into a copy of what is live, which goes out. The draft itself stays as it
 * is. Answers the id of what was published, or why nothing was.
 */
export async function publishChosen(
  transport: Transport,
  live: DraftAt,
  from: HiveTree,
  differences: readonly HiveDifference[],
  chosen: ReadonlySet<number>,
  waivers: readonly Waiver[],
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const made = await ask(transport, 'drafts/create', { page_id: live.page_id, fork_from: live.draft_id });
  if (!made.ok) return { message: made.message };
  const at = { page_id: live.page_id, draft_id: made.data.draft_id };
  const changed = await ask(transport, 'drafts/update', {
    ...at,
    revision: made.data.draft.revision,
    differences: [...chosenDifferences(from, differences, chosen)],
  });
  const published = changed.ok
    ? await ask(transport, 'drafts/publish', {
        ...at,
        revision: changed.data.draft.revision,
        instead_of: live.draft_id,
        waivers: waivers.map(bare),
      })
    : changed;
  if (published.ok) return at;
  // Half of it is worse than nothing: the copy goes again.
  await ask(transport, 'drafts/delete', at);
  return { message: published.message };
}

/** What the live catalogue and site say about codes and paths on a page. Without the catalogue nothing is said of a code. */
export function lookupsOf(
  catalogue: Pick<Catalogue, 'facts' | 'supersededBy'>,
  pages: readonly HivePage[],
  hasParts: boolean,
): PreflightLookups {
  const isLive = (path: string) => {
    const page = pageWithUri(pages, path);
    return page !== null && page.active === 1 && page.drafts.some((draft) => draft.published);
  };
  return {
    part(code) {
      if (!hasParts) return { state: 'sold' };
      const by = catalogue.supersededBy(code);
      if (by !== null) return { state: 'superseded', by };
      const facts = catalogue.facts(code);
      if (!facts) return { state: 'unknown' };
      return { state: facts.discontinued ? 'discontinued' : 'sold' };
    },
    answers: (path) => isLive(path) || isPortalPath(path),
  };
}
