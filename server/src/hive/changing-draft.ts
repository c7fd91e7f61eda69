import type { CallKey, HiveChanged } from '@portal/domain/contract';
import {
  differenceOf,
  draftActions,
  draftState,
  type HiveDifference,
  type HiveDraft,
  type HiveTree,
  sectionOf,
} from '@portal/domain/hive';
import type { HandlerResponse } from '../calls/handler.ts';
import { type IdempotentRequest, onceIn } from '../calls/once.ts';
import { invalidFields } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { notifyPages } from './changing-pages.ts';
import { checkSettings, type Described, modelOf } from './component-types.ts';
import { componentOf, type DraftComponents, deleteNodes, readComponents, writeNodes } from './components-store.ts';
import { type DraftRef, readChanges, readDraft, recordChange } from './drafts-store.ts';
import { conflict, hiveRefused } from './rights.ts';
import { readSeen, recordSeen, seenAll } from './seen.ts';

export interface DraftBefore extends DraftComponents {
  readonly draft: HiveDraft;
  readonly tx: Transaction;
}

export interface DraftAfter {
  readonly tree: HiveTree;
  /** Changed descriptions of undeclared settings, by component key. */
  readonly described?: ReadonlyMap<string, Described>;
}

/** Throws a refusal unless the draft is in editing: a draft under review or live must not change (HIVE-02). */
export function needsEditing(draft: HiveDraft): void {
  const state = draftState(draft);
  if (state === 'editing' && draftActions(draft, { mayPublish: false }).includes('edit')) return;
  throw hiveRefused('draft_not_editable', hiveMessages.notEditable[state === 'editing' ? 'finalised' : state]);
}

const settingsIn = ({ key, node }: Extract<HiveDifference, { kind: 'add' | 'remove' }>) =>
  Object.keys(node.settings).map((name) => `${key} setting ${name}`);

/** The aspects of a component a change touches. Two changes conflict if they share one. The first is the change itself. */
const facets = (each: HiveDifference): readonly string[] => {
  switch (each.kind) {
    case 'add':
      return [`${each.key} add`, `${each.key} all`, ...settingsIn(each)];
    case 'setting':
      return [`${each.key} setting ${each.name}`, `${each.key} all`];
    case 'remove':
      return [`${each.key} all`, `${each.key} gone`, ...settingsIn(each)];
    default:
      return [`${each.key} ${each.kind}`, `${each.key} all`];
  }
};

/** The parents whose child order a move changes. If two siblings swap, either may be reported as the moved one. */
const orders = (each: HiveDifference) =>
  each.kind === 'place' ? [...new Set([each.from.parent, each.to.parent])].map((parent) => `${parent} order`) : [];

/**
 * HIVE-15: the changes since the revision the caller has seen. Throws a conflict if one of them overlaps with a change in `made`. For a
 * caller that sends no revision, it is what was last sent to the caller, plus the caller's own changes.
 */
async function missedChanges(
  { tx, draft }: Pick<DraftBefore, 'tx' | 'draft'>,
  caller: Caller,
  revision: number | undefined,
  made: readonly HiveDifference[],
): Promise<readonly HiveDifference[]> {
  const seen = revision === undefined ? await readSeen(tx, draft.draft_id, caller) : seenAll(revision);
  if (seen.whole >= draft.revision) return [];
  const entries = (await readChanges(tx, draft.draft_id, seen.whole)).filter(
    ({ by }) => revision !== undefined || by !== caller.username,
  );
  const mine = new Set(made.flatMap((each) => (each.kind === 'remove' ? facets(each) : facets(each).slice(0, 1))));
  // A caller that sends a revision merges its moves with others'; without one, a move would silently revert theirs.
  if (revision === undefined) for (const order of made.flatMap(orders)) mine.add(order);
  const touching = (each: HiveDifference) =>
    orders(each).some((order) => mine.has(order)) ||
    facets(each).some((facet, i) => mine.has(facet) && (i === 0 || each.kind === 'add' || facet.endsWith(' all')));
  const met = entries.find((entry) =>
    entry.differences.some((each) => entry.revision > seen.of(each.key) && touching(each)),
  );
  if (met) throw conflict(hiveMessages.changedBy(met.by));
  return entries.flatMap((entry) => entry.differences);
}

/** Validates and cleans new and changed settings by their declaration. Unchanged settings stay as stored. */
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

interface Change {
  /** The call, if a repeat under the same idempotency key replays its response. Null for differences, which are idempotent. */
  readonly once: CallKey | null;
  readonly at: DraftRef & { readonly revision?: number | undefined };
  readonly work: (before: DraftBefore) => Promise<DraftAfter> | DraftAfter;
}

interface ChangeWithReply<Data> extends Change {
  /** What the response contains in addition to the changes. */
  readonly moreData: (changed: HiveChanged, before: DraftBefore) => Data;
}

/**
 * Makes one change to a draft's components in one transaction with the draft locked, so that positions, settings and history are
 * written together or not at all (HIVE-05). Returns everything that changed, plus what `moreData` adds.
 */
export function changingDraftWithReply<Data extends object>(
  request: IdempotentRequest,
  { database, clock }: Services,
  { once, at, work, moreData }: ChangeWithReply<Data>,
): Promise<HandlerResponse<HiveChanged & Data>> {
  const caller = signedIn(request.caller);
  return database.transaction((tx) => {
    const change = async () => {
      const draft = await readDraft(tx, at, { lock: true });
      needsEditing(draft);
      const before: DraftBefore = { ...(await readComponents(tx, draft.draft_id)), draft, tx };
      const changed = await changeDraft(before, caller, clock.now(), at.revision, await work(before));
      return { data: { ...changed, ...moreData(changed, before) } };
    };
    return once === null ? change() : onceIn(tx, once, request, clock, change);
  });
}

/** Like `changingDraftWithReply`, but returns only what changed. */
export const changingDraft = (
  request: IdempotentRequest,
  services: Services,
  change: Change,
): Promise<HandlerResponse<HiveChanged>> =>
  changingDraftWithReply(request, services, { ...change, moreData: () => ({}) });

/** The numbers of the sections that a draft shows synced, as one text to compare. */
const shownSections = (tree: HiveTree): string =>
  [...new Set([...tree.values()].flatMap((node) => sectionOf(node) ?? []))].sort().join(' ');

async function changeDraft(
  before: DraftBefore,
  caller: Caller,
  now: Date,
  revision: number | undefined,
  after: DraftAfter,
): Promise<HiveChanged> {
  const { draft, tx } = before;
  const { tree, notes } = checked(before.tree, after.tree);
  const differences = differenceOf(before.tree, tree, modelOf);
  const missed = await missedChanges(before, caller, revision, differences);
  const redescribed = after.described ?? new Map<string, Described>();
  const changed = [...tree.values()].filter((node) => before.tree.get(node.key) !== node || redescribed.has(node.key));
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
  const next = isChanged ? await recordChange(tx, draft, caller, now, differences) : draft;
  // The response includes the missed changes, so the caller has now seen this revision.
  await recordSeen(tx, next, caller);
  // On how many pages a saved section is shown has changed.
  if (shownSections(before.tree) !== shownSections(tree)) await notifyPages(tx, caller);
  return {
    draft: next,
    components: changed.map((node) => componentOf(node, draft, records)),
    gone: gone.flatMap((key) => before.records.get(key)?.component_id ?? []),
    missed,
    notes,
  };
}
