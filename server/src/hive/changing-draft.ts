import type { HiveChanged } from '@portal/domain/contract';
import {
  differenceOf,
  draftActions,
  draftState,
  type HiveDifference,
  type HiveDraft,
  type HiveTree,
} from '@portal/domain/hive';
import type { Asked } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import { checkSettings, type Described, modelOf } from './component-types.ts';
import { componentOf, type DraftComponents, deleteNodes, readComponents, writeNodes } from './components-store.ts';
import { type DraftAsked, readChanges, readDraft, recordChange } from './drafts-store.ts';
import { conflict, hiveRefused } from './rights.ts';

export interface DraftBefore extends DraftComponents {
  readonly draft: HiveDraft;
  readonly tx: Transaction;
}

export interface DraftAfter {
  readonly tree: HiveTree;
  /** Descriptions of undeclared settings, by key, where they change. */
  readonly described?: ReadonlyMap<string, Described>;
}

const whyNot = {
  finalised: 'This draft is finalised. Make a copy of it to go on.',
  requested: 'The publication of this draft is asked for. Take the request back and make a copy, or just make a copy.',
  published: 'This draft is published. Make a copy of it to go on.',
  superseded: 'This draft was published. Make a copy of it to go on.',
} as const;

/** Throws a refusal unless the draft is being edited: what is looked at, or is live, changes no more (HIVE-02). */
export function needsEditing(draft: HiveDraft): void {
  const state = draftState(draft);
  if (state === 'editing' && draftActions(draft, { mayPublish: false }).includes('edit')) return;
  throw hiveRefused('draft_not_editable', state === 'editing' ? whyNot.finalised : whyNot[state]);
}

/** What two changes meet in: a setting of a component, its place, its name, whether it is there. */
const facets = (each: HiveDifference): readonly string[] => {
  switch (each.kind) {
    case 'setting':
      return [`${each.key} setting ${each.name}`, `${each.key} all`];
    case 'remove':
      return [
        `${each.key} all`,
        `${each.key} gone`,
        ...Object.keys(each.node.settings).map((name) => `${each.key} setting ${name}`),
      ];
    default:
      return [`${each.key} ${each.kind}`, `${each.key} all`];
  }
};

/** HIVE-15: the changes of others after the revision that the caller has seen. Throws a refusal where one of them meets one of these. */
async function missedChanges(
  { tx, draft }: Pick<DraftBefore, 'tx' | 'draft'>,
  seen: number | undefined,
  made: readonly HiveDifference[],
): Promise<readonly HiveDifference[]> {
  if (seen === undefined || seen >= draft.revision) return [];
  const entries = await readChanges(tx, draft.draft_id, seen);
  const mine = new Set(made.flatMap((each) => (each.kind === 'remove' ? facets(each) : facets(each).slice(0, 1))));
  const touching = (each: HiveDifference) =>
    facets(each).some((facet, i) => mine.has(facet) && (i === 0 || facet.endsWith(' all')));
  const met = entries.find((entry) => entry.differences.some(touching));
  if (met) throw conflict(`${met.by} has changed the same since. Look at it, and decide what is to stand.`);
  return entries.flatMap((entry) => entry.differences);
}

/** A caller that does not say what it has seen overwrites; it is told what of somebody else's (HIVE-15). */
async function replacedBy(
  tx: Transaction,
  { draft_id }: HiveDraft,
  username: string,
  made: readonly HiveDifference[],
): Promise<readonly string[]> {
  const [only] = made;
  // Of several at once each brings what it found there: see `applyDifferences`.
  if (made.length !== 1 || only?.kind !== 'setting' || only.from === undefined) return [];
  const facet = JSON.stringify([{ kind: 'setting', key: only.key, name: only.name }]);
  const [last] = await tx.query<{ by: string; at: string }>(sql`
    SELECT by_user AS by, at FROM hive_change WHERE draft_id = ${draft_id} AND differences @> ${facet}::jsonb
    ORDER BY revision DESC LIMIT 1`);
  if (!last || last.by === username) return [];
  return [`${last.by} had set ${only.name} to ${String(only.from)} (${last.at}).`];
}

/** Settings that were given or changed are checked and cleaned by their declaration; the others stay as they are. */
function checked(before: HiveTree, tree: HiveTree): { readonly tree: HiveTree; readonly notes: readonly string[] } {
  const clean = new Map(tree);
  const notes: string[] = [];
  const wrong: { field: string; message: string }[] = [];
  for (const [key, node] of tree) {
    const was = before.get(key);
    if (was && was.settings === node.settings) continue;
    const names = Object.keys(node.settings).filter((name) => !was || was.settings[name] !== node.settings[name]);
    const result = checkSettings(node.name, node.settings, new Set(names));
    notes.push(...result.cleaned);
    wrong.push(...result.wrong.map(({ setting, why }) => ({ field: setting, message: why })));
    clean.set(key, { ...node, settings: result.settings });
  }
  if (wrong.length > 0) throw invalidFields(wrong);
  return { tree: clean, notes };
}

/**
 * One change of a draft's components, in one transaction with the draft held: positions, settings and history go together or not at
 * all (HIVE-05). Answers everything that is otherwise now.
 */
export function changingDraft(
  asked: Pick<Asked, 'caller'>,
  { database, clock }: Services,
  at: DraftAsked & { readonly revision?: number | undefined },
  work: (before: DraftBefore) => Promise<DraftAfter> | DraftAfter,
): Promise<HiveChanged> {
  const caller = signedIn(asked.caller);
  return database.transaction(async (tx) => {
    const draft = await readDraft(tx, at, { lock: true });
    needsEditing(draft);
    const before: DraftBefore = { ...(await readComponents(tx, draft.draft_id)), draft, tx };
    const after = await work(before);
    const { tree, notes } = checked(before.tree, after.tree);
    const differences = differenceOf(before.tree, tree, modelOf);
    const missed = await missedChanges(before, at.revision, differences);
    const replaced = at.revision === undefined ? await replacedBy(tx, draft, caller.username, differences) : [];
    const redescribed = after.described ?? new Map<string, Described>();
    const changed = [...tree.values()].filter(
      (node) => before.tree.get(node.key) !== node || redescribed.has(node.key),
    );
    const gone = [...before.tree.keys()].filter((key) => !tree.has(key));
    const described = new Map([
      ...changed.map((node) => [node.key, before.records.get(node.key)?.described ?? {}] as const),
      ...redescribed,
    ]);
    await deleteNodes(tx, draft.draft_id, gone);
    const ids = await writeNodes(tx, draft.draft_id, changed, described);
    const records = new Map([...before.records].filter(([key]) => tree.has(key)));
    for (const [key, component_id] of ids) records.set(key, { component_id, described: described.get(key) ?? {} });
    const isChanged = differences.length > 0 || changed.length > 0;
    const next = isChanged ? await recordChange(tx, draft, caller, clock.now(), differences) : draft;
    return {
      draft: next,
      components: changed.map((node) => componentOf(node, draft, records)),
      gone: gone.flatMap((key) => before.records.get(key)?.component_id ?? []),
      missed,
      notes: [...notes, ...replaced],
    };
  });
}
