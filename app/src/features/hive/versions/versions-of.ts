import {
  differenceOf,
  type HiveChangeEntry,
  type HiveDifference,
  type HiveNode,
  sayDifference,
  withSetting,
} from '@portal/domain/hive';
import { modelOf, words } from '../model/types-known.ts';

/** What a component was after one change of it. */
export interface Version {
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  /** What was done, a sentence each. */
  readonly says: readonly string[];
  /** Null after its removal. */
  readonly node: HiveNode | null;
}

/** A component by itself: what it is, wherever it stands. */
const alone = (node: HiveNode | null) =>
  new Map(node ? [[node.key, { ...node, parent: null, position: 0 }] as const] : []);

/** What stood before a difference, given what stood after it. */
function before(node: HiveNode | null, difference: HiveDifference): HiveNode | null {
  if (difference.kind === 'add') return null;
  if (difference.kind === 'remove') return difference.node;
  if (!node) return null;
  switch (difference.kind) {
    case 'place':
      return { ...node, ...difference.from };
    case 'description':
      return { ...node, description: difference.from };
    case 'active':
      return { ...node, active: difference.from };
    case 'setting':
      return withSetting(node, difference.name, difference.from);
  }
}

export interface Versions {
  /** Newest first. */
  readonly versions: readonly Version[];
  /** What it was when the draft was made; null where it came later. */
  readonly first: HiveNode | null;
}

/** Every version of one component that a draft has had, from what it is now and what was changed (HIVE-16). */
export function versionsOf(key: string, now: HiveNode | null, changes: readonly HiveChangeEntry[]): Versions {
  let node = now;
  const versions = [...changes]
    .sort((a, b) => b.revision - a.revision)
    .flatMap(({ revision, at, by, differences }) => {
      const own = differences.filter((each) => each.key === key);
      if (own.length === 0) return [];
      const after = node;
      for (const difference of [...own].reverse()) node = before(node, difference);
      const says = own.map((each) => sayDifference(each, alone(node), alone(after), words));
      return [{ revision, at, by, says, node: after }];
    });
  return { versions, first: node };
}

/** What makes a component what it was, where it stands now. Empty where it is that already, or was of another type. */
export function backTo(now: HiveNode, then: HiveNode | null): readonly HiveDifference[] {
  if (!then || then.name !== now.name) return [];
  return differenceOf(alone(now), alone(then), modelOf);
}
