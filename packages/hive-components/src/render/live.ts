import { type PlacedComponent, placeComponents } from './place.ts';

/** What one component is rendered from: itself, and which others stand in it, but not what those are. */
export interface LiveComponent {
  readonly component: PlacedComponent;
  /** Chosen in the editor. */
  readonly picked: boolean;
}

/** A value that one component follows. */
export interface Followed<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** The page of a draft that is being changed: each component follows itself alone. */
export interface LivePlaces {
  /** Keys of what stands on the page itself. */
  readonly roots: Followed<readonly string[]>;
  /** Undefined: no such component has ever been on it. One that is gone stays as it was last. */
  at(key: string): Followed<LiveComponent> | undefined;
  /** All components that show, in any order. */
  put(components: Iterable<unknown>): void;
  /** Those that are chosen. */
  pick(keys: ReadonlySet<string>): void;
}

const keyOf = (child: PlacedComponent | null) => child?.key ?? null;

const sameKeys = (a: readonly (PlacedComponent | null)[], b: readonly (PlacedComponent | null)[]) =>
  a.length === b.length && a.every((child, index) => keyOf(child) === keyOf(b[index] ?? null));

/** Whether both render as the same but for what stands in them. */
const isSame = (a: PlacedComponent, b: PlacedComponent) =>
  a === b || (a.decoded === b.decoded && a.place === b.place && sameKeys(a.children, b.children));

function followed<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** HIVE-16: a keystroke in one component tells that one, and not what holds it. `scope` begins the ids, see `HivePage`. */
export function createLivePlaces(scope = 'h'): LivePlaces {
  const roots = followed<readonly string[]>([]);
  const all = new Map<string, ReturnType<typeof followed<LiveComponent>>>();
  let chosen: ReadonlySet<string> = new Set();

  /** Inner ones first: whoever is told of another that stands in it finds that one. */
  function visit(component: PlacedComponent): void {
    for (const child of component.children) if (child) visit(child);
    const known = all.get(component.key);
    if (!known) all.set(component.key, followed({ component, picked: chosen.has(component.key) }));
    else {
      const { component: before, picked } = known.get();
      if (!isSame(before, component)) known.set({ component, picked });
    }
  }

  return {
    roots,
    at: (key) => all.get(key),
    put(components) {
      const placed = placeComponents(components, scope, true);
      for (const each of placed) visit(each);
      const before = roots.get();
      if (before.length !== placed.length || placed.some(({ key }, index) => key !== before[index])) {
        roots.set(placed.map(({ key }) => key));
      }
    },
    pick(keys) {
      const before = chosen;
      chosen = keys;
      for (const key of new Set([...before, ...keys])) {
        const known = all.get(key);
        if (known && known.get().picked !== keys.has(key)) known.set({ ...known.get(), picked: keys.has(key) });
      }
    },
  };
}
