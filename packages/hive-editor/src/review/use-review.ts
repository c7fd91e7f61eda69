import {
  applyDifferences,
  chosenDifferences,
  differenceOf,
  type HiveDraft,
  type HivePage,
  type HiveTree,
  type HiveWaiver,
  type PreflightFinding,
  preflight,
  treeWithSections,
  unwaivedStops,
  waiverOf,
} from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import { usePortal, useSession, useStore } from '@portal/portal-client/react';
import { useMemo, useState } from 'react';
import { lookupsOf, useDraftTree } from '../data/publishing.ts';
import type { PageActions } from '../data/use-pages.ts';
import { useLibraryPictures } from '../data/use-resources.ts';
import { useSectionsOf } from '../data/use-sections.ts';
import { modelOf } from '../model/component-types.ts';
import { chosenChanges, reasonsOf } from './publish-selection.ts';

const nothing: HiveTree = new Map();

export interface ReviewInput {
  page: HivePage;
  draft: HiveDraft;
  tree: HiveTree;
  pageActions: PageActions;
}

/** The page after publishing the selected differences. */
function outgoing(
  from: HiveTree,
  to: HiveTree,
  differences: ReturnType<typeof differenceOf>,
  chosen: ReadonlySet<number>,
) {
  if (chosen.size === differences.length) return to;
  const applied = applyDifferences(from, chosenDifferences(from, differences, chosen), modelOf);
  return applied.ok ? applied.tree : to;
}

/** Waived findings with their reasons: those of the request, and those of this review. */
function useWaivers(draft: HiveDraft) {
  const session = useSession();
  const by = session.status === 'signed_in' ? session.login.user_details.username : '';
  const [waivers, setWaivers] = useState<readonly HiveWaiver[]>(draft.request_waivers);
  return {
    waivers,
    waive: (finding: PreflightFinding, reason: string | null) =>
      setWaivers((old) => {
        const { kind, key, setting, about, message } = finding;
        const others = old.filter((each) => !waiverOf(finding, [each]));
        return reason === null ? others : [...others, { kind, key, setting, about, message, reason, by }];
      }),
  };
}

/** Compares a draft with the published one: the changes, the selected ones, and the preflight findings of the result. */
export function useReview({ page, draft, tree, pageActions }: ReviewInput) {
  const { catalogue } = usePortal();
  const status = useStore({ get: () => catalogue.getStatus(), subscribe: (listener) => catalogue.subscribe(listener) });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { waivers, waive } = useWaivers(draft);
  const live = page.drafts.find((each) => each.published && each.draft_id !== draft.draft_id) ?? null;
  const before = useDraftTree(live && { page_id: page.page_id, draft_id: live.draft_id });
  const from = live ? before.tree : nothing;
  const differences = useMemo(() => (from ? differenceOf(from, tree, modelOf) : []), [from, tree]);
  const chosen = useMemo(() => chosenChanges(from, differences, left), [from, differences, left]);
  const after = useMemo(
    () => (from ? outgoing(from, tree, differences, chosen) : tree),
    [from, tree, differences, chosen],
  );
  const { pages } = pageActions;
  const hasParts = status.state === 'ready';
  const { page_id } = page;
  const pictures = useLibraryPictures();
  const lookups = useMemo(
    () => ({
      ...lookupsOf(catalogue, pages ?? [], page_id, hasParts),
      isDescribed: (picture: string) => Boolean(pictures[picture]?.alt),
    }),
    [catalogue, pages, page_id, hasParts, pictures],
  );
  const sections = useSectionsOf(tree);
  const findings = useMemo<readonly PreflightFinding[]>(
    () => preflight(treeWithSections(after, sections), preflightTypes, lookups),
    [after, lookups, sections],
  );
  const ofAll = useMemo<readonly PreflightFinding[]>(
    () => (after === tree ? findings : preflight(treeWithSections(tree, sections), preflightTypes, lookups)),
    [after, tree, findings, lookups, sections],
  );
  const stopsIn = (among: typeof findings) => unwaivedStops(among, waivers).length;
  // Waivers of findings that no longer exist are left out.
  const givenFor = (among: typeof findings) =>
    waivers.filter((waiver) => among.some((each) => waiverOf(each, [waiver])));
  const stops = stopsIn(findings);
  const reasons = reasonsOf({
    isCompared: from !== null,
    changes: differences.length,
    chosen: chosen.size,
    stops,
    stopsOfAll: stopsIn(ofAll),
  });
  return {
    live,
    before,
    from,
    after,
    differences,
    chosen,
    left,
    setLeft,
    hasParts,
    findings,
    stops,
    reasons,
    waivers: givenFor(findings),
    waiversOfAll: givenFor(ofAll),
    waive,
  };
}
