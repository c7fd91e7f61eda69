import { themeKeys } from '../../packages/design-system/src/themes/names.ts';

/** What a story is pictured in. */
export interface Look {
  readonly theme: string;
  readonly width: number;
}

/**
 * What is compared by eye of the machine. Every component stands in Standard and Midnight at two widths; each other theme has the
 * stories that carry its structure. The themes of a row are worn one after the other by the same story.
 */
export interface SheetPlan {
  readonly themes: readonly string[];
  readonly width: number;
  /** Which stories, by the beginning of their id; all when absent. */
  readonly only?: readonly string[];
}

const carriers = ['widgets-ordertable--reference', 'design-system-gallery'] as const;

/** Whether a story is read in every theme: each component stands in the gallery. */
export const readInAll = (id: string): boolean => id.startsWith('design-system-gallery');

export const sheets: readonly SheetPlan[] = [
  { themes: ['standard', 'midnight'], width: 1024 },
  { themes: ['standard', 'midnight'], width: 390 },
  // One theme a row: the gallery and the own theme are drawn anew for each.
  ...themeKeys.slice(2).map((theme) => ({
    themes: [theme],
    width: 1024,
    only: carriers,
  })),
];

/** A component's stories stay in one sheet whatever else comes: sheets go by the first letter of the component. */
const letters = {
  'a-b': /^[ab]/,
  'ca-ch': /^c[a-h]/,
  'ci-cz': /^c[i-z]/,
  'd-e': /^[de]/,
  'f-l': /^[f-l]/,
  'm-q': /^[m-q]/,
  'r-s': /^[rs]/,
  'ta-te': /^t[a-e]/,
  'tf-z': /^(t[f-z]|[u-z])/,
} as const;

const hiveLetters = {
  a: /^a/,
  b: /^b/,
  'c-d': /^[cd]/,
  'e-g': /^[e-g]/,
  h: /^h/,
  'i-l': /^[i-l]/,
  'm-s': /^[m-s]/,
  't-u': /^[tu]/,
  'v-z': /^[v-z]/,
} as const;

const lettersOf = (name: string, ranges: Readonly<Record<string, RegExp>>) =>
  Object.entries(ranges).find(([, pattern]) => pattern.test(name))?.[0] ?? 'others';

function groupOf(id: string): string {
  const hive = /^hive-(.*)--/.exec(id)?.[1];
  if (hive !== undefined) return `hive-${lettersOf(hive, hiveLetters)}`;
  const design = /^design-system-(.*)--/.exec(id)?.[1];
  if (design === undefined) return id.replace(/--.*$/, '');
  if (design === 'gallery' || design === 'table') return design;
  return lettersOf(design, letters);
}

/** Story ids by the sheet that they stand in. */
export function grouped(ids: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return groups;
}

/**
 * Large stories that prove behaviour and end up looking like another one: a picture of each would weigh much and tell nothing more.
 * What they look like stands in the stories named here, of each component.
 */
const pictured: Readonly<Record<string, readonly string[]>> = {
  'widgets-ordertable': ['reference', 'opened', 'small'],
  'widgets-productselector': ['table', 'pictures', 'phone', 'loading'],
  'widgets-compare': ['three', 'phone', 'unknown'],
  'design-system-tree': ['keys', 'actions-and-badges', 'narrow', 'empty'],
  'design-system-table': ['plain', 'narrow', 'with-panel', 'empty'],
};

/**
 * Where they end goes by what the pointer, the focus or the scrolling did a moment earlier: proved by their play functions, not by a
 * picture.
 */
const unsettled: ReadonlySet<string> = new Set([
  'design-system-combobox--ten-thousand',
  'design-system-datefield--by-pointer',
  'design-system-table-with-selection-and-pinning--selected-by-keyboard',
  'widgets-importreview--by-keys-alone',
  'design-system-tabs--closable-and-movable',
  'design-system-tabstrip--many',
  'design-system-tabstrip--reordered',
  'design-system-tree--moving',
  'design-system-tree--rename-in-place',
  'widgets-entryline--by-keyboard-alone',
  'widgets-entryline--default-quantity',
  'widgets-entryline--explained',
  'widgets-entryline--locked',
  'widgets-entryline--pasted-list',
  'widgets-entryline--refused',
  'widgets-entryline--wrong-quantity',
  'widgets-filtercolumn--by-keyboard',
  'widgets-productselector--table',
]);

/** Whether a story is to be pictured. */
export function isPictured(id: string): boolean {
  const [component = '', story = ''] = id.split('--');
  return !unsettled.has(id) && (pictured[component]?.includes(story) ?? true);
}

/** Parts of these are loaded a moment after the story is drawn. */
export function loadsLater(id: string): boolean {
  return /^widgets-(siteheader|ordertitle|statusbar)|^design-system-(menu|dialog|drawer|popover|tooltip|toast)/.test(
    id,
  );
}

/** These draw themes of their own, and are drawn anew for each that the page wears. */
export function drawsThemes(id: string): boolean {
  return /^design-system-(themeprovider|motionprovider|gallery)/.test(id);
}

/** These leave marks on the page beyond their own place: before and after them it is loaded anew. */
export function changesThePage(id: string): boolean {
  return /^design-system-(themeprovider|motionprovider|gallery|page|dialog|drawer|toast|popover|tooltip|menu|contextmenu|commandpalette)/.test(
    id,
  );
}
