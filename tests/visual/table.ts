import { type ThemeKey, themeKeys } from '../../packages/design-system/src/themes/names.ts';

/** Themes, width and stories of a group of screenshots. */
export interface Look {
  readonly theme: string;
  readonly width: number;
}

/**
 * The screenshot matrix: every story in Standard at two widths, and each other theme with the stories that show its structure, among
 * them the gallery of all components. The whole matrix has every story in Midnight as well. A story is played once; its page is then
 * resized and the themes of the row are applied in turn.
 */
export interface SheetPlan {
  readonly themes: readonly string[];
  readonly widths: readonly number[];
  /** Prefixes of story ids; all stories if absent. */
  readonly only?: readonly string[];
}

/** Whether a plan has a story, or had it if it is gone. */
export const isIn = ({ only }: Pick<SheetPlan, 'only'>, id: string): boolean =>
  !only || only.some((start) => id.startsWith(start));

const carriers = ['widgets-ordertable--reference', 'design-system-gallery'] as const;

/** Whether a story's contrast is checked in every theme: the gallery contains each component. */
export const readInAll = (id: string): boolean => id.startsWith('design-system-gallery');

/** The whole matrix: in `npm run test:full`, and when screenshots are accepted. */
const isWhole = process.env.PORTAL_TESTS === 'full' || process.env.PORTAL_PICTURES === 'all';
const inEveryStory: readonly ThemeKey[] = isWhole ? ['standard', 'midnight'] : ['standard'];

export const sheets: readonly SheetPlan[] = [
  { themes: inEveryStory, widths: [1024, 390] },
  // One theme per row: the gallery and stories with their own theme render again for each.
  ...themeKeys
    .filter((theme) => !inEveryStory.includes(theme))
    .map((theme) => ({
      themes: [theme],
      widths: [1024],
      only: carriers,
    })),
];

/** Sheets are grouped by the first letter of the component, so that a component's stories stay in one sheet. */
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

/** Story ids by sheet. */
export function grouped(ids: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return groups;
}

/**
 * Large stories that test behaviour and end up looking like another one; screenshots would add nothing.
 * The stories named here show how each component looks.
 */
const pictured: Readonly<Record<string, readonly string[]>> = {
  'widgets-ordertable': ['reference', 'opened', 'small'],
  'widgets-productselector': ['table', 'pictures', 'phone', 'loading'],
  'widgets-compare': ['three', 'phone', 'unknown'],
  'design-system-tree': ['keys', 'actions-and-badges', 'narrow', 'empty'],
  'design-system-table': ['plain', 'narrow', 'with-panel', 'empty'],
};

/**
 * Their final state depends on pointer, focus or scrolling a moment earlier: tested by play functions, not by
 * screenshots.
 */
const unsettled: ReadonlySet<string> = new Set([
  'design-system-combobox--ten-thousand',
  'design-system-datefield--by-pointer',
  'design-system-splitbutton--others-by-keyboard',
  'design-system-table-with-selection-and-pinning--selected-by-keyboard',
  'widgets-importreview--by-keys-alone',
  'design-system-tabs--closable-and-movable',
  'design-system-tabstrip--by-keyboard',
  'design-system-tabstrip--dragged',
  'design-system-tabstrip--many',
  'design-system-tabstrip--reordered',
  'design-system-tree--moving',
  'design-system-tree--rename-in-place',
  'page-builder-editor--open-draft',
  'widgets-entryline--by-keyboard-alone',
  'widgets-entryline--default-quantity',
  'widgets-entryline--explained',
  'widgets-entryline--locked',
  'widgets-entryline--pasted-list',
  'widgets-entryline--refused',
  'widgets-entryline--wrong-quantity',
  'widgets-filtercolumn--by-keyboard',
  'widgets-partpanel--add-to-quote',
  'widgets-productselector--table',
  'widgets-siteheader--signed-in',
]);

/** Whether to take a screenshot of a story. */
export function isPictured(id: string): boolean {
  const [component = '', story = ''] = id.split('--');
  return !unsettled.has(id) && (pictured[component]?.includes(story) ?? true);
}

/** Stories with parts that load shortly after rendering. */
export function loadsLater(id: string): boolean {
  return /^widgets-(siteheader|ordertitle|statusbar)|^design-system-(menu|dialog|drawer|popover|tooltip|toast)/.test(
    id,
  );
}

/** Stories that render their own themes, and render again for each theme of the page. */
export function drawsThemes(id: string): boolean {
  return /^design-system-(themeprovider|motionprovider|gallery)/.test(id);
}

/** Stories with effects beyond their own element: the page is reloaded before and after them. */
export function changesThePage(id: string): boolean {
  return /^design-system-(themeprovider|motionprovider|gallery|page|dialog|drawer|toast|popover|tooltip|menu|contextmenu|commandpalette)/.test(
    id,
  );
}

/** Stories that a resize would scroll, or whose open list it would close: they are played at each width. */
export function playsAtEachWidth(id: string): boolean {
  return /^design-system-(combobox|pagination|tabs)--|^hive-(aboutus|image)--|^page-builder-(component-tree|library)--|^widgets-partpanel--/.test(
    id,
  );
}
