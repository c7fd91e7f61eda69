import {
  chosenDifferences,
  type HiveDifference,
  type HivePage,
  type HiveTree,
  type PreflightLookups,
  pathExists,
} from '@portal/domain/hive';
import type { Catalogue, Transport } from '@portal/portal-client';
import { useCall } from '@portal/portal-client/react';
import { useMemo } from 'react';
import { send } from './calls.ts';
import { type DraftAt, draftTreeOf } from './draft.ts';
import { bare, type Waiver } from './use-pages.ts';

/** The tree of a draft to compare with; null for none. */
export function useDraftTree(at: DraftAt | null) {
  const { data, error, reload } = useCall('drafts/get-components', at && { ...at }, { revalidateOnFocus: false });
  const tree = useMemo(() => (data ? draftTreeOf(data.components) : null), [data]);
  return { tree, failed: error !== null, retry: reload };
}

/**
 * Publishes some of the changes of a draft: applies them to a copy of the published draft and publishes the copy. The draft itself does not
 * change. Returns the id of the published draft, or a message on failure.
 */
export async function publishChosen(
  transport: Transport,
  live: DraftAt,
  from: HiveTree,
  differences: readonly HiveDifference[],
  chosen: ReadonlySet<number>,
  waivers: readonly Waiver[],
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const created = await send(transport, 'drafts/create', { page_id: live.page_id, fork_from: live.draft_id });
  if (!created.ok) return { message: created.error.message };
  const at = { page_id: live.page_id, draft_id: created.data.draft_id };
  const changed = await send(transport, 'drafts/update', {
    ...at,
    revision: created.data.draft.revision,
    differences: [...chosenDifferences(from, differences, chosen)],
  });
  const published = changed.ok
    ? await send(transport, 'drafts/publish', {
        ...at,
        revision: changed.data.draft.revision,
        instead_of: live.draft_id,
        waivers: waivers.map(bare),
      })
    : changed;
  if (published.ok) return at;
  // Do not leave an incomplete copy behind.
  await send(transport, 'drafts/delete', at);
  return { message: published.error.message };
}

/**
 * Looks up stock codes and paths of the page with this id in the catalogue and on the site. Without the catalogue, every code counts as
 * sold; the server checks again before it publishes.
 */
export function lookupsOf(
  catalogue: Pick<Catalogue, 'facts' | 'supersededBy'>,
  pages: readonly HivePage[],
  page_id: number,
  hasParts: boolean,
): PreflightLookups {
  return {
    part(code) {
      if (!hasParts) return { state: 'sold' };
      const by = catalogue.supersededBy(code);
      if (by !== null) return { state: 'superseded', by };
      const facts = catalogue.facts(code);
      if (!facts) return { state: 'unknown' };
      return { state: facts.discontinued ? 'discontinued' : 'sold' };
    },
    pathExists: (path) => pathExists(pages, page_id, path),
  };
}
