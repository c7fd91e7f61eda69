import { type ChildModel, childModel } from '../registry/child-model.ts';
import { type DecodedSettings, decodeSettings } from '../registry/decode.ts';

/** What is rendered: a component as the page tree keeps it. More fields do no harm. */
export interface PageComponent {
  readonly key: string;
  /** Key of the parent; null for the root. */
  readonly parent: string | null;
  readonly position: number;
  readonly name: string;
  readonly settings: unknown;
  /** False: visitors do not see it. */
  readonly active?: boolean;
}

/** A component in its place, its settings read. */
export interface PlacedComponent {
  readonly key: string;
  /** Unlike any other of the page, for ids and styles. */
  readonly place: string;
  readonly decoded: DecodedSettings;
  readonly model: ChildModel;
  /** Of a flow: in order. Of cells: one for each cell, null where it is empty. */
  readonly children: readonly (PlacedComponent | null)[];
}

/** Deeper than this nothing is shown: no page is so deep, and a stack must not overflow. */
const deepest = 48;
/** Cells beyond this are not drawn, whatever the settings say. */
const mostCells = 1_200;

/** Settings read once: an editor's tree keeps the same object for what a change does not touch. */
const known = new WeakMap<object, DecodedSettings>();

function decodeOnce({ name, settings }: PageComponent): DecodedSettings {
  if (typeof settings !== 'object' || settings === null) return decodeSettings(name, settings);
  const before = known.get(settings);
  if (before?.type === name) return before;
  const decoded = decodeSettings(name, settings);
  known.set(settings, decoded);
  return decoded;
}

/** What a component was placed as the last time. */
const placedBefore = new WeakMap<object, PlacedComponent>();

/** The same object as before where nothing about it has changed, so that what did not change is not rendered again. */
function keep(component: PageComponent, now: PlacedComponent): PlacedComponent {
  const before = placedBefore.get(component);
  const same =
    before?.place === now.place &&
    before.decoded === now.decoded &&
    before.children.length === now.children.length &&
    before.children.every((child, index) => child === now.children[index]);
  if (before && same) return before;
  placedBefore.set(component, now);
  return now;
}

/** Keys that can stand in an id and in a selector as they are. */
const nameable = /^[\w-]+$/;

const isComponent = (raw: unknown): raw is PageComponent => {
  if (typeof raw !== 'object' || raw === null) return false;
  const { key, name, position, parent } = raw as Partial<Record<keyof PageComponent, unknown>>;
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    typeof position === 'number' &&
    (parent === null || typeof parent === 'string')
  );
};

/** In numbered cells: who comes first to a cell has it; who stands outside, or where another does, is not shown. */
function inCells<T extends { readonly position: number }>(children: readonly T[], count: number): (T | null)[] {
  const cells: (T | null)[] = Array.from({ length: Math.min(count, mostCells) }, () => null);
  for (const child of children) if (cells[child.position] === null) cells[child.position] = child;
  return cells;
}

/**
 * Components as the trees that a page shows. Never throws, whatever the data: what is no component, hangs on nothing or in a circle, or
 * stands outside the cells of its parent is left out, and nothing is shown twice.
 */
export function placeComponents(
  components: Iterable<unknown>,
  scope: string,
  hidden = false,
): readonly PlacedComponent[] {
  const byParent = new Map<string | null, PageComponent[]>();
  const seen = new Set<string>();
  for (const raw of components) {
    if (!isComponent(raw) || seen.has(raw.key) || (raw.active === false && !hidden)) continue;
    seen.add(raw.key);
    const siblings = byParent.get(raw.parent);
    if (siblings) siblings.push(raw);
    else byParent.set(raw.parent, [raw]);
  }
  let count = 0;
  const inDraft = `${scope}-`;
  const place = (component: PageComponent, depth: number): PlacedComponent => {
    // Of a leaf that is named by its key nothing else can be another: most of a page, at every keystroke.
    const before = hidden ? placedBefore.get(component) : undefined;
    const isLeaf = before?.children.length === 0 && before.place.startsWith(inDraft) && !byParent.has(component.key);
    if (before && isLeaf) {
      count += 1;
      return before;
    }
    const decoded = decodeOnce(component);
    const model = childModel(component);
    const number = count++;
    // In a draft by its key: a number would be another for all that follow what is put in, and all would be rendered again.
    const name = hidden && nameable.test(component.key) ? `-${component.key}` : number;
    const own = depth < deepest && model.kind !== 'none' ? ordered(byParent.get(component.key)) : [];
    const cells = model.kind === 'cells' ? inCells(own, model.count) : own;
    const children = cells.map((child) => child && place(child, depth + 1));
    return keep(component, { key: component.key, place: `${scope}${name}`, decoded, model, children });
  };
  return ordered(byParent.get(null)).map((root) => place(root, 0));
}

function ordered(children: readonly PageComponent[] | undefined): readonly PageComponent[] {
  return [...(children ?? [])].sort((a, b) => a.position - b.position);
}
