import {
  differenceOf,
  type HiveChangeEntry,
  type HiveDifference,
  type HiveNode,
  sayDifference,
  withSetting,
} from '@portal/domain/hive';
import { modelOf, words } from '../model/component-types.ts';

/** A component after one of its changes. */
export interface Version {
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  /** The changes, one sentence each. */
  readonly says: readonly string[];
  /** Null after removal. */
  readonly node: HiveNode | null;
}

/** A tree of one component, regardless of its place. */
const alone = (node: HiveNode | null) =>
  new Map(node ? [[node.key, { ...node, parent: null, position: 0 }] as const] : []);

/** The state before a difference, given the state after it. */
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
  /** State when the draft was created; null if the component was added later. */
  readonly first: HiveNode | null;
}

/** All versions of one component in a draft, derived from its current state and the change log (HIVE-16). */
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

/** Differences that restore a version of a component in its current place. Empty if it is the same or was of another type. */
export function backTo(now: HiveNode, then: HiveNode | null): readonly HiveDifference[] {
  if (!then || then.name !== now.name) return [];
  return differenceOf(alone(now), alone(then), modelOf);
}
