import {
  type HiveComponent,
  type HiveDraft,
  type HiveNode,
  type HiveTree,
  repairTree,
  type SettingValues,
} from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { type Described, modelOf, wireSettings } from './component-types.ts';
import type { Queries } from './pages-store.ts';

/** What is stored of a component besides its node. */
export interface ComponentRecord {
  readonly component_id: number;
  readonly described: Described;
}

/** The components of a draft as a valid tree, and their records by key. */
export interface DraftComponents {
  readonly tree: HiveTree;
  readonly records: ReadonlyMap<string, ComponentRecord>;
}

const nodeColumns = sql`key, parent_key, position, name, description, active, settings, described`;

type Row = Omit<Tables['hive_component'], 'draft_id' | 'settings' | 'described'> &
  ComponentRecord & { readonly settings: SettingValues };

/** Reads a draft's components, repairing the tree if stored data is inconsistent. The component with the lowest id is the root. */
export async function readComponents(db: Queries, draft_id: number): Promise<DraftComponents> {
  const rows = await db.query<Row>(sql`
    SELECT component_id, ${nodeColumns}
    FROM hive_component WHERE draft_id = ${draft_id} ORDER BY component_id`);
  const nodes = rows.map(
    ({ key, parent_key, position, name, description, active, settings }): HiveNode => ({
      key,
      parent: parent_key,
      position,
      name,
      description,
      active,
      settings,
    }),
  );
  return {
    tree: repairTree(nodes, modelOf).tree,
    records: new Map(rows.map(({ key, component_id, described }) => [key, { component_id, described }])),
  };
}

/** A node as the component in a response. */
export function componentOf(
  node: HiveNode,
  { draft_id, page_id }: Pick<HiveDraft, 'draft_id' | 'page_id'>,
  records: DraftComponents['records'],
): HiveComponent {
  const record = records.get(node.key);
  return {
    component_id: record?.component_id ?? 0,
    key: node.key,
    page_id,
    draft_id,
    parent: node.parent === null ? null : (records.get(node.parent)?.component_id ?? null),
    position: node.position,
    name: node.name,
    description: node.description,
    active: node.active,
    settings: wireSettings(node.name, node.settings, record?.described),
  };
}

type NodeRecord = Omit<Tables['hive_component'], 'component_id' | 'draft_id'>;

const nodeRecord = ({ parent, ...node }: HiveNode, described: Described = {}): NodeRecord => ({
  ...node,
  parent_key: parent,
  described,
});

/** Inserts or updates nodes. Pass parents before children, so that ids grow from the root. Returns their ids by key. */
export async function writeNodes(
  tx: Queries,
  draft_id: number,
  nodes: readonly HiveNode[],
  described: ReadonlyMap<string, Described>,
): Promise<ReadonlyMap<string, number>> {
  if (nodes.length === 0) return new Map();
  const records = nodes.map((node) => nodeRecord(node, described.get(node.key)));
  const written = await tx.query<{ key: string; component_id: number }>(sql`
    INSERT INTO hive_component (draft_id, ${nodeColumns})
    SELECT ${draft_id}, ${nodeColumns} FROM jsonb_populate_recordset(NULL::hive_component, ${JSON.stringify(records)}::jsonb)
    ON CONFLICT (draft_id, key) DO UPDATE SET parent_key = excluded.parent_key, position = excluded.position, name = excluded.name,
      description = excluded.description, active = excluded.active, settings = excluded.settings, described = excluded.described
    RETURNING key, component_id`);
  return new Map(written.map(({ key, component_id }) => [key, component_id]));
}

export async function deleteNodes(tx: Queries, draft_id: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(sql`DELETE FROM hive_component WHERE draft_id = ${draft_id} AND key = ANY(${keys}::text[])`);
}
