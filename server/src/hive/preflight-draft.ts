import {
  type HivePage,
  type HiveTree,
  type HiveWaiver,
  nodeLabel,
  type PartState,
  type PreflightFinding,
  partsOnPage,
  pathExists,
  preflight,
  unwaivedStops,
} from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import { Refusal } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { hiveMessages } from '../messages/hive.ts';
import { typeLabels } from './component-types.ts';
import { readComponents } from './components-store.ts';
import type { Queries } from './pages-store.ts';
import { withSyncedSections } from './section-parts.ts';

type PartRow = Pick<Tables['part'], 'stock_code' | 'discontinued' | 'superseded_by'>;

/** The state of each of these parts in the catalogue, by code. A code that is not in it is missing. */
async function readPartStates(db: Queries, codes: readonly string[]): Promise<ReadonlyMap<string, PartState>> {
  if (codes.length === 0) return new Map();
  const rows = await db.query<PartRow>(sql`
    SELECT stock_code, discontinued, superseded_by FROM part WHERE stock_code = ANY(${codes}::text[])`);
  return new Map(
    rows.map(({ stock_code, discontinued, superseded_by }): [string, PartState] => [
      stock_code,
      superseded_by === null
        ? { state: discontinued ? 'discontinued' : 'sold' }
        : { state: 'superseded', by: superseded_by },
    ]),
  );
}

/** Number of findings that a refusal lists. */
const mostSaid = 3;

function saying(tree: HiveTree, { key, message }: PreflightFinding): string {
  const node = key === null ? undefined : tree.get(key);
  return node ? hiveMessages.preflight.finding(nodeLabel(node, typeLabels), message) : message;
}

/**
 * HIVE-02: throws a refusal if the preflight finds an error that visitors would see and no waiver covers it. Checks the draft as
 * stored, against today's catalogue and pages.
 */
export async function needsPreflight(
  db: Queries,
  pages: readonly HivePage[],
  { page_id, draft_id }: { readonly page_id: number; readonly draft_id: number },
  waivers: readonly Omit<HiveWaiver, 'by'>[],
): Promise<void> {
  const { tree } = await readComponents(db, draft_id);
  await refuseStops(db, pages, page_id, await withSyncedSections(db, tree), waivers);
}

/** The same for components that need not belong to a draft. */
export async function refuseStops(
  db: Queries,
  pages: readonly HivePage[],
  page_id: number,
  tree: HiveTree,
  waivers: readonly Omit<HiveWaiver, 'by'>[],
): Promise<void> {
  const parts = await readPartStates(db, partsOnPage(tree, preflightTypes));
  const findings = preflight(tree, preflightTypes, {
    part: (code) => parts.get(code) ?? { state: 'unknown' },
    pathExists: (path) => pathExists(pages, page_id, path),
  });
  const stops = unwaivedStops(findings, waivers);
  if (stops.length === 0) return;
  const said = stops.slice(0, mostSaid).map((each) => saying(tree, each));
  throw new Refusal('preflight_failed', {
    action: 'display_message',
    user_message: hiveMessages.preflight.failed(stops.length, said.join(' ')),
    validation_results: stops
      .slice(0, 50)
      .map((each) => ({ field: [each.key ?? 'page', each.setting ?? each.kind].join('.'), message: each.message })),
  });
}
