import { type ChildModel, childModel } from '../registry/child-model.ts';
import { type DecodedSettings, decodeSettings } from '../registry/decode.ts';

/** A component as stored in the page tree. Further fields are ignored. */
export interface PageComponent {
  readonly key: string;
  /** Key of the parent; null for the root. */
  readonly parent: string | null;
  readonly position: number;
  readonly name: string;
  readonly settings: unknown;
  /** False: hidden from visitors. */
  readonly active?: boolean;
}

/** A component with its place on the page and its settings decoded. */
export interface PlacedComponent {
  readonly key: string;
  /** Unique on the page, for ids and styles. */
  readonly place: string;
  readonly decoded: DecodedSettings;
  readonly model: ChildModel;
  /** For a flow: in order. For cells: one per cell, null if empty. */
  readonly children: readonly (PlacedComponent | null)[];
}

/** Maximum depth that is rendered: protects the stack; no real page is this deep. */
const deepest = 48;
/** Maximum number of cells that are rendered, whatever the settings say. */
const mostCells = 1_200;

/** Decoded settings by object identity: the editor's tree reuses the objects of unchanged components. */
const known = new WeakMap<object, DecodedSettings>();

function decodeOnce({ name, settings }: PageComponent): DecodedSettings {
  if (typeof settings !== 'object' || settings === null) return decodeSettings(name, settings);
  const before = known.get(settings);
  if (before?.type === name) return before;
  const decoded = decodeSettings(name, settings);
  known.set(settings, decoded);
  return decoded;
}

/** The last placed object of each component. */
const placedBefore = new WeakMap<object, PlacedComponent>();

/** Returns the previous object if nothing about it changed, so that it does not re-render. */
function reuse(component: PageComponent, now: PlacedComponent): PlacedComponent {
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

/** Keys that need no escaping in ids and selectors. */
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

/** For numbered cells: the first child of a cell is shown; further ones and those outside the cells are not. */
function inCells<T extends { readonly position: number }>(children: readonly T[], count: number): (T | null)[] {
  const cells: (T | null)[] = Array.from({ length: Math.min(count, mostCells) }, () => null);
  for (const child of children) if (cells[child.position] === null) cells[child.position] = child;
  return cells;
}

/**
 * The trees of components that a page shows. Never throws: invalid components, orphans, cycles and children outside the cells of their
 * parent are left out, and nothing is shown twice.
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
    // Fast path for leaves placed by key: nothing else about them can have changed. Most of a page, at every keystroke.
    const before = hidden ? placedBefore.get(component) : undefined;
    const isLeaf = before?.children.length === 0 && before.place.startsWith(inDraft) && !byParent.has(component.key);
    if (before && isLeaf) {
      count += 1;
      return before;
    }
    const decoded = decodeOnce(component);
    const model = childModel(component);
    const number = count++;
    // In drafts by key: numbers would shift for everything after an inserted component, and all of it would re-render.
    const name = hidden && nameable.test(component.key) ? `-${component.key}` : number;
    const own = depth < deepest && model.kind !== 'none' ? ordered(byParent.get(component.key)) : [];
    const cells = model.kind === 'cells' ? inCells(own, model.count) : own;
    const children = cells.map((child) => child && place(child, depth + 1));
    const placed = { key: component.key, place: `${scope}${name}`, decoded, model, children };
    // A page for visitors is placed once.
    return hidden ? reuse(component, placed) : placed;
  };
  return ordered(byParent.get(null)).map((root) => place(root, 0));
}

function ordered(children: readonly PageComponent[] | undefined): readonly PageComponent[] {
  return [...(children ?? [])].sort((a, b) => a.position - b.position);
}
