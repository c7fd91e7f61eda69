import type { IslandName } from '../registry/definition.ts';

/** What islands get from the page that they stand on. */
export interface IslandServices {
  /** Puts the real product selector into its place (FILT-05), and answers how to take it out again. */
  readonly productSelector?: (place: HTMLElement, wanted: SelectorWish) => () => void;
  /** The player of a video in place of Vimeo's own: for stories and tests, which may not ask anything of anyone outside. */
  readonly player?: (vimeoId: string, title: string) => HTMLElement;
}

/** How a page wants the product selector. */
export interface SelectorWish {
  readonly showFilters: boolean;
  readonly showSearchBar: boolean;
  readonly openAtStart: boolean;
  readonly search: string;
  readonly filters: readonly string[];
}

/** Brings what moves to complete HTML, and answers how to stop. The element bears what it must know in `data-…`. */
export type StartIsland = (element: HTMLElement, services: IslandServices) => () => void;

const nothing = () => {};

/** Each island by itself, fetched when a page has it. */
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

/** Starts the island of one element. One that cannot be fetched leaves the HTML as it is, which says everything without it. */
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

/** Starts all islands of a page that the server rendered (HIVE-17), and answers how to stop them. */
export function startIslands(page: ParentNode, services: IslandServices = {}): () => void {
  const stops = [...page.querySelectorAll<HTMLElement>('[data-island]')].map((each) => startIsland(each, services));
  return () => {
    for (const stop of stops) stop();
  };
}
