import type { HiveNode, HiveTree } from '@portal/domain/hive';
import type { StoredDraft } from './draft-api.ts';
import { interned, type Merged, mergeOnto, type OpenConflict } from './merge.ts';
import { noUnconfirmed, type Unconfirmed, withConfirmed, withSent } from './unconfirmed.ts';

const nodes = (list: readonly HiveNode[]): HiveTree => new Map(list.map((node) => [node.key, node]));

export interface Work {
  readonly revision: number;
  readonly base: HiveTree;
  readonly mine: HiveTree;
  readonly unconfirmed: Unconfirmed;
  readonly conflicts: readonly OpenConflict[];
}

/** The work to store on this device; null if the server has all of it and no conflict is open. */
export function toStored({ revision, base, mine, unconfirmed, conflicts }: Work): StoredDraft | null {
  if (mine === base && conflicts.length === 0) return null;
  return {
    revision,
    base: [...base.values()],
    mine: [...mine.values()],
    unanswered: [...unconfirmed.values()],
    questions: conflicts.map((each) => ({ conflict: each.conflict, mine: [...each.mine.values()] })),
  };
}

/** The tree of stored work without the server, for a deleted draft. Null if nothing is stored. */
export function storedTree(all: readonly StoredDraft[]): HiveTree | null {
  const [first] = all;
  return first ? restore(all, nodes(first.base)).tree : null;
}

function restoreOne(stored: StoredDraft, theirs: HiveTree): Merged {
  const base = withConfirmed(nodes(stored.base), theirs, withSent(noUnconfirmed, stored.unanswered));
  const merged = mergeOnto(base, nodes(stored.mine), theirs);
  const open = stored.questions.map(({ conflict, mine }) => ({ conflict, mine: nodes(mine) }));
  return { tree: interned(merged.tree, theirs), conflicts: [...open, ...merged.conflicts] };
}

/** HIVE-15: merges stored work of one or several tabs onto the server's draft. A conflict between tabs is shown like one between two people. */
export function restore(all: readonly StoredDraft[], theirs: HiveTree): Merged {
  let tree = theirs;
  const conflicts: OpenConflict[] = [];
  for (const stored of all) {
    const merged = restoreOne(stored, tree);
    tree = merged.tree;
    conflicts.push(...merged.conflicts);
  }
  return { tree, conflicts };
}
