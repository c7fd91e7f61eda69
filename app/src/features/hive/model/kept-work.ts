import type { HiveNode, HiveTree } from '@portal/domain/hive';
import type { KeptDraft } from './draft-desk.ts';
import { interned } from './interned.ts';
import { type Merged, mergeOnto, type Question } from './merging.ts';
import { noneUnanswered, type Unanswered, withArrived, withSent } from './unanswered.ts';

const nodes = (list: readonly HiveNode[]): HiveTree => new Map(list.map((node) => [node.key, node]));

export interface Work {
  readonly revision: number;
  readonly base: HiveTree;
  readonly mine: HiveTree;
  readonly unanswered: Unanswered;
  readonly questions: readonly Question[];
}

/** What is to be kept on this device; null where the server has all of it, and nothing is left to be decided. */
export function keptOf({ revision, base, mine, unanswered, questions }: Work): KeptDraft | null {
  if (mine === base && questions.length === 0) return null;
  return {
    revision,
    base: [...base.values()],
    mine: [...mine.values()],
    unanswered: [...unanswered.values()],
    questions: questions.map((each) => ({ conflict: each.conflict, mine: [...each.mine.values()] })),
  };
}

/** What somebody had, from what is kept alone: for a draft that is there no more. Null where nothing is kept. */
export function keptTree(all: readonly KeptDraft[]): HiveTree | null {
  const [first] = all;
  return first ? restored(all, nodes(first.base)).tree : null;
}

function brought(kept: KeptDraft, theirs: HiveTree): Merged {
  const base = withArrived(nodes(kept.base), theirs, withSent(noneUnanswered, kept.unanswered));
  const merged = mergeOnto(base, nodes(kept.mine), theirs);
  const open = kept.questions.map(({ conflict, mine }) => ({ conflict, mine: nodes(mine) }));
  return { tree: interned(merged.tree, theirs), questions: [...open, ...merged.questions] };
}

/**
 * HIVE-15: work that was kept, of one tab or of several, brought onto what the server has now, with what was open to be decided. Where
 * two tabs changed the same, it is asked as between two people.
 */
export function restored(all: readonly KeptDraft[], theirs: HiveTree): Merged {
  let tree = theirs;
  const questions: Question[] = [];
  for (const kept of all) {
    const merged = brought(kept, tree);
    tree = merged.tree;
    questions.push(...merged.questions);
  }
  return { tree, questions };
}
