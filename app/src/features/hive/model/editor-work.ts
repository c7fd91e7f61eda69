import {
  ancestorsOf,
  childrenOf,
  type HiveNode,
  type HivePlace,
  type HiveTree,
  isWithin,
  rootKey,
  rootOf,
  type SettingValue,
  subtreeOf,
} from '@portal/domain/hive';
import { createStore, type Store } from '@portal/portal-client/react';
import { type CopiedComponents, copied, freshCopy, tooLong } from '../tree/clipboard.ts';
import { firstThatTakes, labelOf, placeBeside } from '../tree/places.ts';
import type { EditorDocument, Outcome } from './editor-document.ts';
import { inTurn, topsOf } from './several.ts';

/** What only this person sees: never saved (HIVE-04). */
export interface Sight {
  readonly hidden: ReadonlySet<string>;
  /** The one component that is shown alone; null for the whole page. */
  readonly isolated: string | null;
}

export interface EditorWork {
  readonly document: EditorDocument;
  /** The component whose settings show. */
  readonly selected: Store<string>;
  /** All that are chosen, `selected` among them; where it is not, it is chosen alone. */
  readonly marked: Store<ReadonlySet<string>>;
  readonly sight: Store<Sight>;
  /** What was copied last, here or in another draft. */
  readonly clipboard: Store<CopiedComponents | null>;
  /** The last thing that was done or refused, in words. */
  readonly said: Store<Outcome | null>;
  insert(type: string, to?: HivePlace): void;
  set(keys: readonly string[], name: string, value: SettingValue | undefined): void;
  rename(key: string, description: string): void;
  activate(keys: readonly string[], active: boolean): void;
  /** What actions are about: the tops of all that is chosen. */
  chosen(): readonly string[];
  /** Chooses these; the last that was not chosen before shows its settings. */
  choose(keys: ReadonlySet<string>): void;
  /** Chooses one beside the others, or not any more. */
  toggle(key: string): void;
  remove(keys: readonly string[]): void;
  duplicate(keys: readonly string[]): void;
  move(keys: readonly string[], to: HivePlace): void;
  /** Null, and said, where nothing can be copied. */
  copy(keys: readonly string[]): CopiedComponents | null;
  /** Subtrees, one behind the other. */
  paste(parts: CopiedComponents['parts'], to?: HivePlace): void;
  clear(): void;
  undo(): void;
  redo(): void;
  goTo(done: number): void;
  toggleHidden(key: string): void;
  isolate(key: string | null): void;
  showAll(): void;
  hideAll(): void;
}

/** HIVE-16: all that is chosen. What was selected alone since then is chosen alone. */
export const allMarked = (marked: ReadonlySet<string>, selected: string): ReadonlySet<string> =>
  marked.has(selected) ? marked : new Set([selected]);

const all: Sight = { hidden: new Set(), isolated: null };

/** HIVE-04: the components that show: without those hidden here, and where one is shown alone, it with what holds it. */
export function shownNodes(tree: HiveTree, { hidden, isolated }: Sight): readonly HiveNode[] {
  if (hidden.size === 0 && isolated === null) return [...tree.values()];
  const holders = new Set(isolated === null ? [] : ancestorsOf(tree, isolated));
  const gone = new Set(
    [...hidden].flatMap((key) =>
      isolated !== null && isWithin(tree, isolated, key) ? [] : subtreeOf(tree, key).map((each) => each.key),
    ),
  );
  return [...tree.values()].filter(
    ({ key }) => !gone.has(key) && (isolated === null || holders.has(key) || isWithin(tree, key, isolated)),
  );
}

export interface WorkSettings {
  readonly document: EditorDocument;
  readonly clipboard: Store<CopiedComponents | null>;
  readonly newKey: () => string;
}

/** HIVE-04, HIVE-05, HIVE-16: everything that can be done to a draft by whichever way: tree, canvas, menu or key. */
export function createEditorWork({ document, clipboard, newKey }: WorkSettings): EditorWork {
  const selected = createStore<string>(rootOf(document.tree.get()));
  const marked = createStore<ReadonlySet<string>>(new Set());
  const sight = createStore<Sight>(all);
  const said = createStore<Outcome | null>(null);
  const tree = () => document.tree.get();
  const tell = (outcome: Outcome): boolean => {
    // Said anew each time, also when it says the same.
    said.set({ ...outcome });
    return outcome.ok;
  };
  const name = (key: string) => {
    const node = tree().get(key);
    return node ? labelOf(node) : 'Nothing';
  };
  const sayKeys = (keys: readonly string[]) => (keys.length === 1 ? name(keys[0] ?? '') : `${keys.length} components`);
  const placeFor = (wanted: HivePlace | undefined): HivePlace =>
    wanted ??
    firstThatTakes(tree(), [
      placeBeside(tree(), selected.get()),
      ...ancestorsOf(tree(), selected.get()).map((key) => placeBeside(tree(), key)),
    ]) ?? { parent: rootKey };

  const chooseAll = (keys: readonly string[]) => {
    marked.set(new Set(keys));
    const [first] = keys;
    if (first !== undefined) selected.set(first);
  };

  function choose(keys: ReadonlySet<string>): void {
    const there = [...keys].filter((key) => tree().has(key));
    const before = allMarked(marked.get(), selected.get());
    const next =
      there.filter((key) => !before.has(key)).at(-1) ?? (keys.has(selected.get()) ? selected.get() : there[0]);
    marked.set(new Set(there));
    if (next !== undefined) selected.set(next);
  }

  function paste(parts: CopiedComponents['parts'], to?: HivePlace): void {
    const fresh = new Map(
      parts.flatMap((part) => {
        const nodes = freshCopy(part, newKey);
        return nodes[0] ? [[nodes[0].key, nodes] as const] : [];
      }),
    );
    const keys = [...fresh.keys()];
    if (keys.length === 0) {
      tell({ ok: false, say: 'There is nothing to paste. Copy a component first.' });
      return;
    }
    const why = [...fresh.values()].flat().map(tooLong).find(Boolean);
    if (why) {
      tell({ ok: false, say: why });
      return;
    }
    const changes = inTurn(tree(), keys, placeFor(to), (key, at) => ({
      kind: 'paste',
      nodes: fresh.get(key) ?? [],
      to: at,
    }));
    if (tell(document.changeAll(changes))) chooseAll(keys);
  }

  function remove(keys: readonly string[]): void {
    const [only = rootOf(tree())] = keys;
    const changes = (keys.length === 0 ? [only] : keys).map((key) => ({ kind: 'remove', key }) as const);
    if (!tell(document.changeAll(changes))) return;
    if (!tree().has(selected.get())) selected.set(rootOf(tree()));
    if (sight.get().isolated !== null && !tree().has(sight.get().isolated ?? '')) sight.set(all);
  }

  function duplicate(keys: readonly string[]): void {
    const node = tree().get(keys.at(-1) ?? '');
    const copies = keys.flatMap((key) => copied(tree(), key) ?? []);
    if (!node || node.parent === null || copies.length === 0) {
      tell({ ok: false, say: 'The page itself cannot be duplicated.' });
      return;
    }
    const to = firstThatTakes(tree(), [{ parent: node.parent, position: node.position + 1 }, { parent: node.parent }]);
    paste(
      copies.flatMap((copy) => copy.parts),
      to ?? { parent: node.parent },
    );
  }

  function copy(keys: readonly string[]): CopiedComponents | null {
    const copies = keys.flatMap((key) => copied(tree(), key) ?? []);
    if (copies.length === 0) {
      tell({ ok: false, say: 'The page itself cannot be copied.' });
      return null;
    }
    const whole = {
      parts: copies.flatMap((each) => each.parts),
      text: copies.map((each) => each.text).join('\n'),
    };
    clipboard.set(whole);
    tell({ ok: true, say: `Copied ${sayKeys(keys)}` });
    return whole;
  }

  function toggleHidden(key: string): void {
    // HIVE-04: the page itself has no eye.
    if (tree().get(key)?.parent === null) return;
    const hidden = new Set(sight.get().hidden);
    const isShown = hidden.delete(key);
    if (!isShown) hidden.add(key);
    sight.set({ ...sight.get(), hidden });
    tell({ ok: true, say: `${name(key)} is ${isShown ? 'shown' : 'hidden'} here` });
  }

  return {
    document,
    selected,
    marked,
    sight,
    clipboard,
    said,
    insert(type, to) {
      const key = newKey();
      const node = { key, name: type, description: '', active: true, settings: {} };
      if (tell(document.change({ kind: 'add', node, to: placeFor(to) }))) selected.set(key);
    },
    set(keys, setting, value) {
      const outcome = document.changeAll(keys.map((key) => ({ kind: 'set', key, name: setting, value })));
      if (!outcome.ok) tell(outcome);
    },
    rename: (key, description) => void tell(document.change({ kind: 'describe', key, description })),
    activate: (keys, active) => void tell(document.changeAll(keys.map((key) => ({ kind: 'activate', key, active })))),
    chosen: () => topsOf(tree(), allMarked(marked.get(), selected.get())),
    choose,
    toggle(key) {
      const next = new Set(allMarked(marked.get(), selected.get()));
      if (!next.delete(key)) next.add(key);
      choose(next);
    },
    remove,
    duplicate,
    move(keys, to) {
      const changes = inTurn(tree(), keys, to, (key, at) => ({ kind: 'move', key, to: at }));
      if (tell(document.changeAll(changes))) chooseAll(keys);
    },
    copy,
    paste,
    clear() {
      if (tell(document.change({ kind: 'clear' }))) selected.set(rootOf(tree()));
    },
    undo: () => void tell(document.undo()),
    redo: () => void tell(document.redo()),
    goTo: (done) => void tell(document.goTo(done)),
    toggleHidden,
    isolate(key) {
      const isRoot = key !== null && tree().get(key)?.parent === null;
      sight.set({ ...sight.get(), isolated: isRoot ? null : key });
      tell({ ok: true, say: key === null || isRoot ? 'The whole page is shown' : `${name(key)} is shown alone` });
    },
    showAll() {
      sight.set(all);
      tell({ ok: true, say: 'Everything is shown' });
    },
    hideAll() {
      sight.set({
        hidden: new Set(childrenOf(tree(), rootOf(tree())).map((each) => each.key)),
        isolated: null,
      });
      tell({ ok: true, say: 'Everything is hidden here' });
    },
  };
}
