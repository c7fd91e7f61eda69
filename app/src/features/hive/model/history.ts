import {
  applyDifferences,
  type HiveDifference,
  type HiveTree,
  inverted,
  type SettingValue,
  sayDifferences,
} from '@portal/domain/hive';
import { modelOf, words } from './types-known.ts';

/** One entry of what can be taken back: operations, not documents. */
export interface Step {
  readonly id: number;
  /** `Changed Hero: Height 340 → 400` */
  readonly say: string;
  readonly differences: readonly HiveDifference[];
  /** Milliseconds: typing that goes on in one setting stays one step. Null: what is done at once, and is a step of its own. */
  readonly at: number | null;
}

/** Everything done, oldest first; those from `done` on have been taken back. */
export interface History {
  readonly steps: readonly Step[];
  readonly done: number;
}

export const noHistory: History = { steps: [], done: 0 };

/** Milliseconds after which typing in the same setting is a step of its own. */
const sameTyping = 1500;
const mostSteps = 500;

/** All sentences as one: `Removed Grid with 4 components`, `Moved Title in Block, place 2, and 1 more`. */
export function sayAll(differences: readonly HiveDifference[], from: HiveTree, to: HiveTree): string {
  const [first = 'Nothing changed', ...more] = sayDifferences(differences, from, to, words);
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}

/** The two as one, where both are typing in the same settings: the first's old values, the second's new. */
function joined(last: Step | undefined, next: Step): readonly HiveDifference[] | null {
  if (!last || last.differences.length !== next.differences.length) return null;
  if (last.at === null || next.at === null || next.at - last.at > sameTyping) return null;
  const both = next.differences.flatMap((b, index): HiveDifference[] => {
    const a = last.differences[index];
    const isSame = a?.kind === 'setting' && b.kind === 'setting' && a.key === b.key && a.name === b.name;
    return isSame ? [{ ...b, from: a.from as SettingValue | undefined }] : [];
  });
  return both.length === next.differences.length ? both : null;
}

/** HIVE-16: with one more step; what had been taken back is no more. */
export function withStep(history: History, next: Step, from: HiveTree, to: HiveTree): History {
  const kept = history.steps.slice(0, history.done);
  const one = joined(kept.at(-1), next);
  const steps = one
    ? [...kept.slice(0, -1), { ...next, differences: one, say: sayAll(one, from, to) }]
    : [...kept, next].slice(-mostSteps);
  return { steps, done: steps.length };
}

export type Retraced = { readonly ok: true; readonly tree: HiveTree } | { readonly ok: false; readonly say: string };

/** The tree with one step taken back or done again. What goes is taken as it is now: others may have written in it. */
export function retrace(tree: HiveTree, step: Step, direction: 'undo' | 'redo'): Retraced {
  const wanted = direction === 'undo' ? inverted(step.differences) : step.differences;
  const differences = wanted.map((each) => {
    const now = each.kind === 'remove' ? tree.get(each.key) : undefined;
    return now && each.kind === 'remove' ? { ...each, node: now } : each;
  });
  const applied = applyDifferences(tree, differences, modelOf);
  if (applied.ok) return applied;
  return {
    ok: false,
    say: `“${step.say}” cannot be ${direction === 'undo' ? 'undone' : 'redone'}: it was changed since.`,
  };
}
