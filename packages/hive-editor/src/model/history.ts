import {
  applyDifferences,
  type HiveDifference,
  type HiveTree,
  inverted,
  type SettingValue,
  sayDifferences,
} from '@portal/domain/hive';
import { historyMessages as messages } from '../messages/history.ts';
import { modelOf, words } from './component-types.ts';

/** One undo step, as operations and not as a document. */
export interface Step {
  readonly id: number;
  /** `Changed Hero: Height 340 → 400` */
  readonly say: string;
  readonly differences: readonly HiveDifference[];
  /** Time in milliseconds, for joining continuous typing in one setting. Null for a step that is never joined. */
  readonly at: number | null;
}

/** All steps, oldest first; those from index `done` on are undone. */
export interface History {
  readonly steps: readonly Step[];
  readonly done: number;
}

export const noHistory: History = { steps: [], done: 0 };

/** Milliseconds of pause after which typing in the same setting starts a new step. */
const sameTyping = 1500;
const mostSteps = 500;

/** All differences as one sentence: `Removed Grid with 4 components`, `Moved Title in Block, place 2, and 1 more`. */
export function sayAll(differences: readonly HiveDifference[], from: HiveTree, to: HiveTree): string {
  const [first = messages.nothingChanged, ...more] = sayDifferences(differences, from, to, words);
  return more.length === 0 ? first : messages.andMore(first, more.length);
}

/** Joins two steps of typing in the same settings; null if they are not that. */
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

/** HIVE-16: adds a step; undone steps are dropped. */
export function withStep(history: History, next: Step, from: HiveTree, to: HiveTree): History {
  const past = history.steps.slice(0, history.done);
  const one = joined(past.at(-1), next);
  const steps = one
    ? [...past.slice(0, -1), { ...next, differences: one, say: sayAll(one, from, to) }]
    : [...past, next].slice(-mostSteps);
  return { steps, done: steps.length };
}

export type Retraced = { readonly ok: true; readonly tree: HiveTree } | { readonly ok: false; readonly say: string };

/** The tree with one step undone or redone. Removed components are recorded as they are now: others may have edited them. */
export function retrace(tree: HiveTree, step: Step, direction: 'undo' | 'redo'): Retraced {
  const wanted = direction === 'undo' ? inverted(step.differences) : step.differences;
  const differences = wanted.map((each) => {
    const now = each.kind === 'remove' ? tree.get(each.key) : undefined;
    return now && each.kind === 'remove' ? { ...each, node: now } : each;
  });
  const applied = applyDifferences(tree, differences, modelOf);
  if (applied.ok) return applied;
  return { ok: false, say: direction === 'undo' ? messages.cannotUndo(step.say) : messages.cannotRedo(step.say) };
}
