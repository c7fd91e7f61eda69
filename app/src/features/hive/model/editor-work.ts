import {
  ancestorsOf,
  childrenOf,
  type HiveNode,
  type HivePlace,
  type HiveTree,
  isWithin,
  rootKey,
  type SettingValue,
  selectedAfterRemoval,
  subtreeOf,
} from '@portal/domain/hive';
import { createStore, type Store } from '../../../portal/store.ts';
import { type CopiedComponents, copied, freshCopy } from '../tree/clipboard.ts';
import { firstThatTakes, labelOf, placeBeside } from '../tree/places.ts';
import type { EditorDocument, Outcome } from './editor-document.ts';

/** What only this person sees: never saved (HIVE-04). */
export interface Sight {
  readonly hidden: ReadonlySet<string>;
  /** The one component that is shown alone; null for the whole page. */
  readonly isolated: string | null;
}

export interface EditorWork {
  readonly document: EditorDocument;
  readonly selected: Store<string>;
  readonly sight: Store<Sight>;
  /** What was copied last, here or in another draft. */
  readonly clipboard: Store<CopiedComponents | null>;
  /** The last thing that was done or refused, in words. */
  readonly said: Store<Outcome | null>;
  insert(type: string, to?: HivePlace): void;
  set(key: string, name: string, value: SettingValue | undefined): void;
  rename(key: string, description: string): void;
  activate(key: string, active: boolean): void;
  remove(key: string): void;
  duplicate(key: string): void;
  move(key: string, to: HivePlace): void;
  /** Null, and said, where it cannot be copied. */
  copy(key: string): CopiedComponents | null;
  paste(nodes: readonly HiveNode[], to?: HivePlace): void;
  clear(): void;
  undo(): void;
  redo(): void;
  goTo(done: number): void;
  toggleHidden(key: string): void;
  isolate(key: string | null): void;
  showAll(): void;
  hideAll(): void;
}

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
  const selected = createStore<string>(selectedAfterRemoval(document.tree.get()));
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
  const placeFor = (wanted: HivePlace | undefined): HivePlace =>
    wanted ??
    firstThatTakes(tree(), [
      placeBeside(tree(), selected.get()),
      ...ancestorsOf(tree(), selected.get()).map((key) => placeBeside(tree(), key)),
    ]) ?? { parent: rootKey };

  function paste(nodes: readonly HiveNode[], to?: HivePlace): void {
    const fresh = freshCopy(nodes, newKey);
    const [top] = fresh;
    if (!top) {
      tell({ ok: false, say: 'There is nothing to paste. Copy a component first.' });
      return;
    }
    if (tell(document.change({ kind: 'paste', nodes: fresh, to: placeFor(to) }))) selected.set(top.key);
  }

  function remove(key: string): void {
    if (!tell(document.change({ kind: 'remove', key }))) return;
    if (!tree().has(selected.get())) selected.set(selectedAfterRemoval(tree()));
    if (sight.get().isolated !== null && !tree().has(sight.get().isolated ?? '')) sight.set(all);
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
    sight,
    clipboard,
    said,
    insert(type, to) {
      const key = newKey();
      const node = { key, name: type, description: '', active: true, settings: {} };
      if (tell(document.change({ kind: 'add', node, to: placeFor(to) }))) selected.set(key);
    },
    set(key, setting, value) {
      const outcome = document.change({ kind: 'set', key, name: setting, value });
      if (!outcome.ok) tell(outcome);
    },
    rename: (key, description) => void tell(document.change({ kind: 'describe', key, description })),
    activate: (key, active) => void tell(document.change({ kind: 'activate', key, active })),
    remove,
    duplicate(key) {
      const node = tree().get(key);
      const copy = copied(tree(), key);
      if (!node || node.parent === null || !copy) {
        tell({ ok: false, say: 'The page itself cannot be duplicated.' });
        return;
      }
      const to = firstThatTakes(tree(), [
        { parent: node.parent, position: node.position + 1 },
        { parent: node.parent },
      ]);
      paste(copy.nodes, to ?? { parent: node.parent });
    },
    move(key, to) {
      if (tell(document.change({ kind: 'move', key, to }))) selected.set(key);
    },
    copy(key) {
      const copy = copied(tree(), key);
      if (copy) clipboard.set(copy);
      tell(copy ? { ok: true, say: `Copied ${name(key)}` } : { ok: false, say: 'The page itself cannot be copied.' });
      return copy;
    },
    paste,
    clear() {
      if (tell(document.change({ kind: 'clear' }))) selected.set(selectedAfterRemoval(tree()));
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
        hidden: new Set(childrenOf(tree(), selectedAfterRemoval(tree())).map((each) => each.key)),
        isolated: null,
      });
      tell({ ok: true, say: 'Everything is hidden here' });
    },
  };
}
