import { type KeyboardEvent, useMemo, useState } from 'react';
import { treeMessages as messages } from '../../messages/tree.ts';
import type { TreePosition, TreeProps } from './Tree.props.ts';
import { placeInWords, placesFor, type TreePlace } from './tree-places.ts';
import type { TreeState } from './use-tree.ts';

const count = (labels: readonly string[]) => (labels.length === 1 ? labels[0] : messages.items(labels.length));

/** Moves nodes by keys and buttons through all possible positions, announcing each. */
export function useTreeMove(props: TreeProps, tree: TreeState, reveal: (index: number) => void) {
  const { rows } = tree;
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [wanted, setWanted] = useState<Pick<TreePlace, 'target' | 'position'> | null>(null);
  const mayMove = (moved: readonly string[]) => (target: string, position: TreePosition) =>
    props.canMove?.(moved, target, position) ?? true;
  const labels = (moved: readonly string[]) =>
    count(moved.map((id) => rows[tree.index.get(id) ?? -1]?.item.label ?? id)) ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: recalculated when the rows or what is moved change, not with every render
  const places = useMemo(() => (ids ? placesFor(rows, new Set(ids), mayMove(ids)) : []), [ids, rows]);
  const at = Math.max(
    0,
    places.findIndex((place) => place.target === wanted?.target && place.position === wanted.position),
  );
  const place = ids ? places[at] : undefined;

  const show = (next: TreePlace | undefined, say = (where: string) => where) => {
    if (!next) return;
    setWanted(next);
    reveal(Math.min(next.row, rows.length - 1));
    tree.say(say(placeInWords(next, rows, props.label)));
  };
  const drop = (moved: readonly string[], target: string, position: TreePosition): boolean => {
    if (!props.onMove || !mayMove(moved)(target, position)) return false;
    const words = placeInWords({ target, position, row: 0, level: 0 }, rows, props.label);
    props.onMove(moved, target, position);
    tree.say(messages.move.moved(labels(moved), words));
    return true;
  };
  const start = (moved: readonly string[]) => {
    if (!props.onMove || moved.length === 0) return;
    const first = tree.index.get(moved[0] ?? '') ?? 0;
    const all = placesFor(rows, new Set(moved), mayMove(moved));
    const nearest = all.find((each) => each.row >= first) ?? all.at(-1);
    if (!nearest) return tree.say(messages.move.nowhere(labels(moved)));
    setIds(moved);
    show(nearest, (where) => messages.move.started(labels(moved), where));
  };
  const step = (by: number) => show(places[Math.max(0, Math.min(places.length - 1, at + by))]);
  const cancel = () => {
    setIds(null);
    tree.say(messages.move.left);
  };
  const take = () => {
    if (ids && place) drop(ids, place.target, place.position);
    setIds(null);
  };

  /** Opens or closes the folder at this position, to reach the positions inside. */
  const setFolder = (open: boolean) => {
    const row = place && rows[tree.index.get(place.target) ?? -1];
    if (row && row.expanded === !open && (open ? place.position === 'inside' : true)) tree.toggle(row.item.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const keys = new Map<string, () => void>([
      ['ArrowDown', () => step(1)],
      ['ArrowUp', () => step(-1)],
      ['PageDown', () => step(10)],
      ['PageUp', () => step(-10)],
      ['Home', () => show(places[0])],
      ['End', () => show(places.at(-1))],
      ['ArrowRight', () => setFolder(!rtl)],
      ['ArrowLeft', () => setFolder(rtl)],
      ['Enter', take],
      ['Escape', cancel],
      ['Tab', cancel],
    ]);
    const action = keys.get(event.key) ?? ((event.ctrlKey || event.metaKey) && event.key === 'v' ? take : undefined);
    if (!action) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    action();
  };

  return {
    ids,
    place,
    words: ids ? messages.move.moving(labels(ids)) : '',
    where: place ? placeInWords(place, rows, props.label) : '',
    mayMove,
    start,
    step,
    take,
    cancel,
    drop,
    onKeyDown,
  };
}

export type TreeMove = ReturnType<typeof useTreeMove>;
