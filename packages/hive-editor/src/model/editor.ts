import {
  ancestorsOf,
  childrenOf,
  type HivePlace,
  type HiveSection,
  rootKey,
  rootOf,
  type SettingValue,
} from '@portal/domain/hive';
import { createStore, type Store } from '@portal/portal-client/react';
import { actionMessages as messages } from '../messages/actions.ts';
import { treeMessages } from '../messages/tree.ts';
import { type CopiedComponents, copied, freshCopy, tooLong } from '../tree/clipboard.ts';
import { exactPlace, firstThatTakes, labelOf, type NamedPlace, placeBeside } from '../tree/places.ts';
import type { EditorDocument, Outcome } from './editor-document.ts';
import { inSequence, topLevelOf } from './multi-selection.ts';
import { createSelectedCell } from './selected-cell.ts';
import { allVisible, type Visibility } from './visibility.ts';

export interface Editor {
  readonly document: EditorDocument;
  /** The component whose settings show. */
  readonly selected: Store<string>;
  /** All selected components including `selected`. If it does not include `selected`, only `selected` is selected. */
  readonly selection: Store<ReadonlySet<string>>;
  /** The selected empty cell, whose container is `selected`; null if none is. It is where the next component goes. */
  readonly cell: Store<NamedPlace['place'] | null>;
  readonly visibility: Store<Visibility>;
  /** The type that is being dragged from the palette; null if none is. */
  readonly draggedType: Store<string | null>;
  /** Components copied last, here or in another draft. */
  readonly clipboard: Store<CopiedComponents | null>;
  /** Saved sections that the page shows synced. */
  readonly sections: Store<ReadonlyMap<string, HiveSection>>;
  /** Message about the last action, or why it was refused. */
  readonly notice: Store<Outcome | null>;
  /** Where a new component goes unless another place is chosen: the selected cell, or inside or after the selection. */
  nextPlace(): NamedPlace['place'];
  insert(type: string, to?: HivePlace): void;
  set(keys: readonly string[], name: string, value: SettingValue | undefined): void;
  rename(key: string, description: string): void;
  activate(keys: readonly string[], active: boolean): void;
  /** The components that actions apply to: the selection without descendants of selected components; none while a cell is selected. */
  targets(): readonly string[];
  /** Selects these; the settings panel shows the last newly selected one. */
  select(keys: ReadonlySet<string>): void;
  /** Selects an empty cell; with a component in it, that component. */
  selectCell(place: NamedPlace['place']): void;
  /** Adds a component to the selection or removes it. */
  toggleSelected(key: string): void;
  remove(keys: readonly string[]): void;
  duplicate(keys: readonly string[]): void;
  move(keys: readonly string[], to: HivePlace): void;
  /** Returns null, with a notice, if nothing can be copied. */
  copy(keys: readonly string[]): CopiedComponents | null;
  /** Pastes subtrees one after the other. */
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

/** HIVE-16: all selected components. A later single selection replaces the previous one. */
export const fullSelection = (selection: ReadonlySet<string>, selected: string): ReadonlySet<string> =>
  selection.has(selected) ? selection : new Set([selected]);

export interface EditorSettings {
  readonly document: EditorDocument;
  readonly clipboard: Store<CopiedComponents | null>;
  readonly newKey: () => string;
}

/** HIVE-04, HIVE-05, HIVE-16: selection, visibility and all actions on a draft, shared by tree, canvas, toolbar and keys. */
export function createEditor({ document, clipboard, newKey }: EditorSettings): Editor {
  const selected = createStore<string>(rootOf(document.tree.get()));
  const selection = createStore<ReadonlySet<string>>(new Set());
  const visibility = createStore<Visibility>(allVisible);
  const notice = createStore<Outcome | null>(null);
  const tree = () => document.tree.get();
  const { cell, emptyCell } = createSelectedCell(tree, selected);
  const notify = (outcome: Outcome): boolean => {
    // A new object each time, so that a repeated message is announced again.
    notice.set({ ...outcome });
    return outcome.ok;
  };
  const name = (key: string) => {
    const node = tree().get(key);
    return node ? labelOf(node) : messages.done.nothing;
  };
  const namesOf = (keys: readonly string[]) =>
    keys.length === 1 ? name(keys[0] ?? '') : treeMessages.components(keys.length);
  const placeFor = (wanted: HivePlace | undefined): HivePlace =>
    wanted ??
    emptyCell() ??
    firstThatTakes(tree(), [
      placeBeside(tree(), selected.get()),
      ...ancestorsOf(tree(), selected.get()).map((key) => placeBeside(tree(), key)),
    ]) ?? { parent: rootKey };

  const selectAll = (keys: readonly string[]) => {
    selection.set(new Set(keys));
    const [first] = keys;
    if (first !== undefined) selected.set(first);
  };

  function select(keys: ReadonlySet<string>): void {
    cell.set(null);
    const existing = [...keys].filter((key) => tree().has(key));
    const before = fullSelection(selection.get(), selected.get());
    const next =
      existing.filter((key) => !before.has(key)).at(-1) ?? (keys.has(selected.get()) ? selected.get() : existing[0]);
    selection.set(new Set(existing));
    if (next !== undefined) selected.set(next);
  }

  function selectCell(place: NamedPlace['place']): void {
    const there = childrenOf(tree(), place.parent).find((child) => child.position === place.position);
    select(new Set([there?.key ?? place.parent]));
    if (!there) cell.set(place);
  }

  /** Whether an action has no component to apply to, which is reported. */
  function isOnCell(keys: readonly string[]): boolean {
    const isEmpty = keys.length === 0 && emptyCell() !== null;
    if (isEmpty) notify({ ok: false, say: messages.refused.emptyCell });
    return isEmpty;
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
      notify({ ok: false, say: messages.refused.nothingToPaste });
      return;
    }
    const why = [...fresh.values()].flat().map(tooLong).find(Boolean);
    if (why) {
      notify({ ok: false, say: why });
      return;
    }
    const changes = inSequence(tree(), keys, placeFor(to), (key, at) => ({
      kind: 'paste',
      nodes: fresh.get(key) ?? [],
      to: at,
    }));
    if (notify(document.changeAll(changes))) selectAll(keys);
  }

  function remove(keys: readonly string[]): void {
    if (isOnCell(keys)) return;
    const [only = rootOf(tree())] = keys;
    const changes = (keys.length === 0 ? [only] : keys).map((key) => ({ kind: 'remove', key }) as const);
    if (!notify(document.changeAll(changes))) return;
    if (!tree().has(selected.get())) selected.set(rootOf(tree()));
    const { isolated } = visibility.get();
    if (isolated !== null && !tree().has(isolated)) visibility.set(allVisible);
  }

  function duplicate(keys: readonly string[]): void {
    if (isOnCell(keys)) return;
    const node = tree().get(keys.at(-1) ?? '');
    const copies = keys.flatMap((key) => copied(tree(), key) ?? []);
    if (!node || node.parent === null || copies.length === 0) {
      notify({ ok: false, say: messages.refused.duplicatePage });
      return;
    }
    const to = firstThatTakes(tree(), [{ parent: node.parent, position: node.position + 1 }, { parent: node.parent }]);
    paste(
      copies.flatMap((copy) => copy.parts),
      to ?? { parent: node.parent },
    );
  }

  function copy(keys: readonly string[]): CopiedComponents | null {
    if (isOnCell(keys)) return null;
    const copies = keys.flatMap((key) => copied(tree(), key) ?? []);
    if (copies.length === 0) {
      notify({ ok: false, say: messages.refused.copyPage });
      return null;
    }
    const whole = {
      parts: copies.flatMap((each) => each.parts),
      text: copies.map((each) => each.text).join('\n'),
    };
    clipboard.set(whole);
    notify({ ok: true, say: messages.done.copied(namesOf(keys)) });
    return whole;
  }

  function toggleHidden(key: string): void {
    // HIVE-04: the root has no visibility toggle.
    if (tree().get(key)?.parent === null) return;
    const hidden = new Set(visibility.get().hidden);
    const isShown = hidden.delete(key);
    if (!isShown) hidden.add(key);
    visibility.set({ ...visibility.get(), hidden });
    notify({ ok: true, say: isShown ? messages.done.shown(name(key)) : messages.done.hidden(name(key)) });
  }

  return {
    document,
    selected,
    selection,
    cell,
    visibility,
    clipboard,
    sections: createStore<ReadonlyMap<string, HiveSection>>(new Map()),
    draggedType: createStore<string | null>(null),
    notice,
    nextPlace: () => exactPlace(tree(), placeFor(undefined)),
    insert(type, to) {
      const key = newKey();
      const node = { key, name: type, description: '', active: true, settings: {} };
      if (notify(document.change({ kind: 'add', node, to: placeFor(to) }))) selected.set(key);
    },
    set(keys, setting, value) {
      const outcome = document.changeAll(keys.map((key) => ({ kind: 'set', key, name: setting, value })));
      if (!outcome.ok) notify(outcome);
    },
    rename: (key, description) => void notify(document.change({ kind: 'describe', key, description })),
    activate: (keys, active) => void notify(document.changeAll(keys.map((key) => ({ kind: 'activate', key, active })))),
    targets: () => (emptyCell() ? [] : topLevelOf(tree(), fullSelection(selection.get(), selected.get()))),
    select,
    selectCell,
    toggleSelected(key) {
      const next = new Set(fullSelection(selection.get(), selected.get()));
      if (!next.delete(key)) next.add(key);
      select(next);
    },
    remove,
    duplicate,
    move(keys, to) {
      if (isOnCell(keys)) return;
      const changes = inSequence(tree(), keys, to, (key, at) => ({ kind: 'move', key, to: at }));
      if (notify(document.changeAll(changes))) selectAll(keys);
    },
    copy,
    paste,
    clear() {
      if (notify(document.change({ kind: 'clear' }))) selected.set(rootOf(tree()));
    },
    undo: () => void notify(document.undo()),
    redo: () => void notify(document.redo()),
    goTo: (done) => void notify(document.goTo(done)),
    toggleHidden,
    isolate(key) {
      const isRoot = key !== null && tree().get(key)?.parent === null;
      visibility.set({ ...visibility.get(), isolated: isRoot ? null : key });
      notify({
        ok: true,
        say: key === null || isRoot ? messages.done.wholePageShown : messages.done.shownAlone(name(key)),
      });
    },
    showAll() {
      visibility.set(allVisible);
      notify({ ok: true, say: messages.done.everythingShown });
    },
    hideAll() {
      visibility.set({
        hidden: new Set(childrenOf(tree(), rootOf(tree())).map((each) => each.key)),
        isolated: null,
      });
      notify({ ok: true, say: messages.done.everythingHidden });
    },
  };
}
