import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/** Contract tests of folders of `server/src`. A folder that is not named here concerns all of them. */
const contractTests = {
  audit: ['audit', 'accounts', 'data-people'],
  cart: ['cart', 'cart-fields', 'copy-and-merge', 'delivery', 'events', 'order-figures', 'order-terms', 'quotes'],
  catalogue: ['catalogue', 'large-catalogue', 'order-figures', 'part-panel', 'stock-list-change'],
  certificates: ['certificates'],
  delivery: ['delivery'],
  favourites: ['favourites'],
  feeds: ['bad-feeds', 'data', 'feeds', 'load-rows', 'sources', 'stock-list-change'],
  hive: ['hive', 'hive-pages', 'public-pages'],
  import: ['import'],
  media: ['media', 'hive'],
  'orders-out': ['orders-out', 'history'],
  quotes: ['quotes'],
  session: ['access', 'accounts', 'limits', 'second-factor', 'session', 'sign-on'],
  'sign-on': ['sign-on'],
  'where-to-buy': ['where-to-buy'],
};

/** Journeys of folders of `app/src/features`. */
const journeys = {
  account: ['account', 'preferences', 'preference-effects'],
  customiser: ['customiser'],
  data: ['data', 'data-people', 'sources'],
  errors: ['bad-responses'],
  hive: ['hive-editor', 'hive-library', 'hive-publishing', 'hive-sharing', 'hive-text', 'hive-tree', 'hive-widths'],
  home: ['hive-landing'],
  import: ['import'],
  order: [
    'entry',
    'keyboard',
    'order',
    'order-screen',
    'order-table',
    'screen-layout',
    'small-windows',
    'unsent-edits',
  ],
  orders: ['order-again', 'order-table', 'tabs'],
  page: ['hive-pages'],
  part: ['part', 'part-tabs'],
  search: ['search'],
  selector: ['selector'],
  session: ['session', 'sign-on'],
  shell: ['frame', 'palette', 'shell'],
};

/** Journeys of what several features share: routes, navigation, messages, and how data moves between browser and server. */
const shared = ['bad-responses', 'entry', 'frame', 'order', 'search', 'session', 'shell', 'unsent-edits'];

const contract = (names) => ({ contract: names?.map((name) => `tests/contract/${name}.test.ts`) ?? 'all' });
/** What the browser loads also counts against the budgets of the built app, which `npm test -- --changed` builds in any case. */
const inBrowser = (more) => ({ built: ['tests/built/budgets.test.ts'], ...more });
const e2e = (names = shared) => inBrowser({ e2e: names.map((name) => `tests/e2e/${name}.spec.ts`) });
const stories = (folder) => inBrowser({ visual: [folder] });
const itself = (step) => (path) => ({ [step]: [path] });
const all =
  (...steps) =>
  () =>
    Object.fromEntries(steps.map((step) => [step, 'all']));

/**
 * The tests that a change of a path affects, by the first row that matches: files of a step, or 'all'. For `visual` they are folders, whose stories
 * are played and compared. Vitest finds the unit tests that import a changed module by itself.
 */
const rows = [
  // It needs the calls of all others.
  [/^tests\/contract\/every-call\.test\.ts$/, all('contract')],
  [/^tests\/contract\/[\w-]+\.test\.ts$/, itself('contract')],
  [/^tests\/contract\//, all('contract')],
  [/^tests\/faults\//, all('faults')],
  [/^tests\/e2e\/[\w-]+\.spec\.ts$/, itself('e2e')],
  [/^tests\/e2e\//, all('e2e')],
  [/^tests\/visual\//, all('visual')],
  [/^tests\/built\//, all('built')],
  [/^tests\/support\//, all('contract', 'faults', 'e2e', 'visual')],
  [/\.test\.tsx?$|\.md$/, () => ({})],
  [/^server\/src\/([\w-]+)\//, (_, area) => contract(contractTests[area])],
  [/^(?:server|packages\/(?:domain|feeds))\//, all('contract')],
  [/^app\/src\/features\/([\w-]+)\//, (_, feature) => e2e(journeys[feature])],
  [/^packages\/design-system\/src\/components\/\w+\//, stories],
  [/^packages\/hive-components\/src\/components\/\w+\//, stories],
  [/^packages\/(?:portal-widgets|hive-editor)\/src\/(?!messages|support|data|model)[\w-]+\//, stories],
  [/^(?:app|packages\/portal-client)\//, () => e2e()],
  // Themes, styles and shared code of a package's components.
  [/^packages\/(?:design-system|portal-widgets|hive-components|hive-editor)\//, () => inBrowser({ visual: 'all' })],
  [/^\.storybook\//, all('visual')],
  // Other versions of the libraries.
  [/^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/, all('built', 'contract', 'faults', 'e2e', 'visual')],
];

/** The tests that changed paths affect, by step: 'all', or files and folders without duplicates. */
export function testsFor(paths) {
  const found = {};
  for (const path of paths) {
    const [pattern, concerns] = rows.find(([each]) => each.test(path)) ?? [/^/, () => ({})];
    for (const [step, more] of Object.entries(concerns(...pattern.exec(path)))) {
      const isAll = more === 'all' || found[step] === 'all';
      found[step] = isAll ? 'all' : [...new Set([...(found[step] ?? []), ...more])];
    }
  }
  return found;
}

/** Paths of files with uncommitted changes, new files included. */
export function changedPaths() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}
