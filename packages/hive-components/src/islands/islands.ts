import type { IslandName } from '../registry/definition.ts';

/** Services that a page gives to its islands. */
export interface IslandServices {
  /** Mounts the product selector (FILT-05) and returns a function that unmounts it. */
  readonly productSelector?: (place: HTMLElement, options: SelectorOptions) => () => void;
  /** Replaces Vimeo's player in stories and tests, which make no external requests. */
  readonly player?: (vimeoId: string, title: string) => HTMLElement;
}

/** Options of the product selector on a page. */
export interface SelectorOptions {
  readonly showFilters: boolean;
  readonly showSearchBar: boolean;
  readonly openAtStart: boolean;
  readonly search: string;
  readonly filters: readonly string[];
}

/** Makes complete HTML interactive and returns a function that stops it. The data is in the `data-…` attributes of the element. */
export type StartIsland = (element: HTMLElement, services: IslandServices) => () => void;

const nothing = () => {};

/** Each island is loaded only by pages that have it. */
const load: { readonly [Name in IslandName]: () => Promise<{ readonly start: StartIsland }> } = {
  carousel: () => import('./carousel.ts'),
  more: () => import('./more.ts'),
  overlay: () => import('./overlay.ts'),
  player: () => import('./player.ts'),
  'product-selector': () => import('./product-selector.ts'),
  theatre: () => import('./theatre.ts'),
  tips: () => import('./tips.ts'),
  years: () => import('./years.ts'),
};

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && Object.hasOwn(load, name);

/** Starts the island of one element. If it fails to load, the HTML stays usable as it is. */
export function startIsland(element: HTMLElement, services: IslandServices): () => void {
  const name = element.dataset.island;
  if (!isIsland(name)) return nothing;
  let stop = nothing;
  let stopped = false;
  load[name]().then(
    ({ start }) => {
      if (stopped) return;
      stop = start(element, services);
      element.toggleAttribute('data-island-on', true);
    },
    () => {},
  );
  return () => {
    stopped = true;
    element.removeAttribute('data-island-on');
    stop();
  };
}

/** Starts all islands of a server-rendered page (HIVE-17) and returns a function that stops them. */
export function startIslands(page: ParentNode, services: IslandServices = {}): () => void {
  const stops = [...page.querySelectorAll<HTMLElement>('[data-island]')].map((each) => startIsland(each, services));
  return () => {
    for (const stop of stops) stop();
  };
}
