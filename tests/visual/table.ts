import { themeKeys } from '../../packages/design-system/src/themes/names.ts';

/** How a story is pictured. */
export interface Look {
  readonly theme: string;
  readonly width: number;
}

const standard = 'standard';
export const dark = 'midnight';
export const otherThemes = themeKeys.filter((theme) => theme !== standard);
const widths = [1024, 390];

/** Parts of public pages are drawn in Standard only (THEME-02), and the example of a brand's theme in its own. */
export const hasThemes = (id: string): boolean => !/^(hive-|design-system-brand-theme)/.test(id);

/** Stories that together show every colour at rest; each is the one that shows its component in every theme. */
export const carriers = [
  'design-system-gallery--all',
  'widgets-ordertable--reference',
  'widgets-siteheader--search-sent',
  'widgets-ordertabs--four',
  'design-system-barchart--stacked',
  'widgets-partdrawing--families',
  'design-system-tag--tones',
  'design-system-alertdialog--open',
];

/** Whether a story's contrast is checked in every theme: the gallery contains most components. */
export const readInAll = (id: string): boolean => id.startsWith('design-system-gallery');

export const componentOf = (id: string): string => id.replace(/--.*$/, '');

/**
 * One story of each component, the gallery of most components being one of its own. `ids` are the stories that are pictured at all, in the
 * order of their sheets.
 */
export function oneOfEach(ids: readonly string[]): ReadonlySet<string> {
  const shown = carriers.filter((id) => ids.includes(id));
  const chosen = new Set(shown.map(componentOf));
  const first = ids.filter((id) => {
    if (chosen.has(componentOf(id))) return false;
    chosen.add(componentOf(id));
    return true;
  });
  return new Set([...first, ...shown]);
}

/** The looks of a story, those at its own width first: a story is played once; its page then takes on the themes and is resized. */
export function looksOf(
  own: number,
  { themes, bothWidths }: { themes: readonly string[]; bothWidths: boolean },
): Look[] {
  const others = bothWidths ? widths.filter((width) => width !== own) : [];
  return [
    ...[standard, ...themes].map((theme) => ({ theme, width: own })),
    ...others.map((width) => ({ theme: standard, width })),
  ];
}

/** Sheets are grouped by the first letter of the component, so that a component's stories stay in one sheet. */
const letters = {
  'brand-theme': /^brand-theme/,
  a: /^a/,
  b: /^b/,
  'ca-ch': /^c[a-h]/,
  'ci-cl': /^c[i-l]/,
  'cm-cz': /^c[m-z]/,
  'd-e': /^[de]/,
  'f-l': /^[f-l]/,
  'm-q': /^[m-q]/,
  r: /^r/,
  s: /^s/,
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

/** Components with more or larger stories than one sheet should have. */
const large: ReadonlySet<string> = new Set([
  'page-builder-library',
  'widgets-importreview',
  'widgets-loadlist',
  'widgets-orderside',
]);

/** The sheet of a story. */
export function groupOf(id: string): string {
  const hive = /^hive-(.*)--/.exec(id)?.[1];
  if (hive !== undefined) return `hive-${lettersOf(hive, hiveLetters)}`;
  const design = /^design-system-(.*)--/.exec(id)?.[1];
  if (design === undefined) {
    const component = componentOf(id);
    return large.has(component) ? `${component}-${/--[a-m]/.test(id) ? 'a-m' : 'n-z'}` : component;
  }
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
  'widgets-productselector': ['table', 'pictures', 'phone', 'loading', 'sentence'],
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

/** Tall stories with parts that follow the window, whose size the browser changes for a picture taller than it: their window is as tall. */
export function followsTheWindow(id: string): boolean {
  return /^design-system-(gallery|brand-theme)/.test(id);
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
