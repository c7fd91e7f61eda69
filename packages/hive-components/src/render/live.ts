import { type PlacedComponent, placeComponents } from './place.ts';

/** What one component renders from: its own data and the keys of its children. */
export interface LiveComponent {
  readonly component: PlacedComponent;
  /** Selected in the editor. */
  readonly picked: boolean;
}

/** A value that one component subscribes to. */
export interface Followed<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** The page of a draft being edited: each component subscribes to itself only. */
export interface LivePlaces {
  /** Keys of the top-level components. */
  readonly roots: Followed<readonly string[]>;
  /** Undefined if there never was such a component. A removed one stays in its last state. */
  at(key: string): Followed<LiveComponent> | undefined;
  /** Sets the visible components, in any order. */
  put(components: Iterable<unknown>): void;
  /** Sets the selected components. */
  pick(keys: ReadonlySet<string>): void;
}

const keyOf = (child: PlacedComponent | null) => child?.key ?? null;

const sameKeys = (a: readonly (PlacedComponent | null)[], b: readonly (PlacedComponent | null)[]) =>
  a.length === b.length && a.every((child, index) => keyOf(child) === keyOf(b[index] ?? null));

/** Whether both render the same, apart from their children. */
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

/** HIVE-16: a keystroke notifies the edited component only, not its containers. `scope` is the prefix of ids, see `HivePage`. */
export function createLivePlaces(scope = 'h'): LivePlaces {
  const roots = followed<readonly string[]>([]);
  const all = new Map<string, ReturnType<typeof followed<LiveComponent>>>();
  let chosen: ReadonlySet<string> = new Set();

  /** Children first, so that a notified parent finds its new children. */
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
