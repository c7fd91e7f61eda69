import { type RepairedTree, repairTree } from './tree.ts';
import type { HiveComponent, HiveNode, ModelOf } from './types.ts';

/** Builds a draft's tree from components as the API returns them: parents by key, and only settings that are set. */
export function treeOf(components: readonly HiveComponent[], modelOf: ModelOf): RepairedTree {
  const keys = new Map(components.map((each) => [each.component_id, each.key]));
  const nodes = [...components]
    .sort((a, b) => a.component_id - b.component_id)
    .map(
      ({ key, parent, position, name, description, active, settings }): HiveNode => ({
        key,
        parent: parent === null ? null : (keys.get(parent) ?? `#${parent}`),
        position,
        name,
        description,
        active,
        settings: Object.fromEntries(
          settings.flatMap((each) => (each.is_set === false ? [] : [[each.name, each.value] as const])),
        ),
      }),
    );
  return repairTree(nodes, modelOf);
}
