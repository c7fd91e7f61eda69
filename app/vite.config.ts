import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { calledOnLoad } from './build/called-on-load.ts';
import { keepBuilds, nextBuild } from './build/keep-builds.ts';
import { leanRouter } from './build/lean-router.ts';
import { noSchemas } from './build/no-schemas.ts';

const build = Number(process.env.VITE_PORTAL_BUILD ?? nextBuild(`${import.meta.dirname}/dist`));
// What the app reads as its own number.
process.env.VITE_PORTAL_BUILD = String(build);
/**
 * What every page loads beside React, in one file. Left alone the bundler makes a file of each module that a screen loaded later shares
 * with the first page; small ones compress worse and are asked for one by one. `tests/built` tells when something belongs here.
 */
const shell = new RegExp(
  [
    'node_modules/(?:react-router|react-router-dom|ulid)/',
    'app/src/(?:config|portal/(?!tips|page-selector|page-content|save-file|problems-of|Ask\\.tsx|CallList|AnswerText|call-text|cookie-answer|browser-memory)|navigation/(?!named-routes|follow-redirect|internal-target)|features/errors/(?!Legacy))',
    'app/src/features/shell/(?:Shell|Header|Footer|Brand|Maintenance|ThemeEffects|UnknownError|UserMessages|Overlays|keys|person)\\b',
    'app/src/features/session/(?:SessionKeeper|data/sign-in\\.)',
    'portal-client/src/(?:transport|session|activity|clock)/',
    'portal-client/src/(?:catalogue/(?:catalogue|worker-client|start-worker|catalogue-worker)\\.|store/(?:open-store|memory-store|schema))',
    'domain/src/(?:session/(?!features)|preference/|format/(?!date)|money/decimal|cart/(?:ids|tabs)\\.|contract/(?:call|envelope)\\.)',
    'domain/src/contract/calls/(?:login|get-vue-build|activity|report-error|xhr-ping|get-stocklist)\\.',
    'domain/src/catalogue/(?:types|stock-list|compact-stock-list)\\.',
    'portal-widgets/src/(?:site-header/(?!AccountMenu)|message-list/|order-table/use-latest|internal/(?:NavLink|HitOption|hit-option|Marked|marked|use-suggestions))',
    'design-system/src/(?:components/(?:SearchField|Link|Heading|VisuallyHidden|ThemeProvider)/|spacing/|motion/|internal/layout|themes/(?:layers|[a-z-]+/theme|all|system)|base|fonts)',
    'lucide-react/dist/esm/icons/(?:search|shopping-cart|clipboard-paste|zap|keyboard)\\.',
  ].join('|'),
);

/** What the ordering screens load beside it at once, and others share. */
const orders = new RegExp(
  [
    'domain/src/(?:cart/types|line/|money/calculate|format/date|price/(?:choose|next-break|types))',
    'domain/src/contract/calls/(?:get-price|get-customer-stock-code-overrides|get-open-carts|save-cart|warehouse-list)\\.',
    'app/src/features/orders/(?:tabs-view|data/open-carts|ListScreen\\.css)',
    'portal-client/src/outbox/page-events',
    'portal-widgets/src/order-title/OrderTitle\\.css',
    'app/src/portal/tips',
    // What the desk shares with its panels, which are loaded when they are opened.
    'app/src/features/order/(?:use-confirm|use-checks|use-document|locked|Missing|OrderDesk\\.css|data/chosen-address|line/checks)\\.',
    'portal-widgets/src/order-side/(?:SideSection|OrderSide\\.css)',
    'portal-widgets/src/order-table/(?:columns|line-view)\\.',
    'domain/src/cart/(?:apply|rules?|edit|status|operations/[\\w-]+)\\.',
    'design-system/src/components/(?:Meter/|Table/columns\\.)',
    'domain/src/contract/calls/(?:drop-ship-get|validation-get)\\.',
    'lucide-react/dist/esm/icons/(?:clipboard-list|truck|user)\\.',
  ].join('|'),
);

/** What screens are made of, the ordering ones among them, and how they fetch: the others need not load what is known of orders. */
const controls = new RegExp(
  [
    'node_modules/(?:swr|dequal|use-sync-external-store)/',
    'design-system/src/components/(?:EmptyState|Field|TextField|Tag|Tooltip|Menu|Select)/(?!.*(?:List|Input)\\b)',
    'design-system/src/(?:internal/(?:idle|optional|use-roving-tabs|use-tab-order|float\\.css)|themes/names)',
    'lucide-react/dist/esm/icons/(?:plus|ellipsis|arrow-up|arrow-down|undo-2|redo-2)\\.',
  ].join('|'),
);

/** What draws a page of the hive, of whoever looks at it or builds it. */
const hivePage = new RegExp(
  [
    'hive-components/src/(?:render/(?!Live|live)|registry/|rich/|settings/|components/|styles/(?:cx|ink|lengths)\\.|islands/Island\\.)',
    'domain/src/hive/(?:tree|tree-of|types|uris|resources)\\.',
    'domain/src/contract/calls/(?:get-articles|resources-get)\\.',
    'app/src/portal/page-content\\.',
    'design-system/src/themes/contract\\.',
    'lucide-react/dist/esm/icons/(?:calculator|file-badge|ruler)\\.',
  ].join('|'),
);

/** What the page builder shares with its dialogs alone, which are loaded when they are asked for. */
const hiveDesk = new RegExp(
  [
    'app/src/features/hive/(?:canvas/(?:Canvas\\.css|mirror|PreviewFrame|ScaledFrame)|data/(?:calls|draft|use-page-content|use-pages|use-resources)\\.|editor-context|model/|pages/(?:PagesPanel\\.css|draft-words|page-rows)|tree/(?:clipboard|places)\\.)',
    'domain/src/hive/(?:apply-differences|change-tree|difference|drafts|longest-increasing|merge-\\w+|pages|with-setting|words)\\.',
    'domain/src/contract/calls/(?:drafts-|pages-(?:create|delete|get|update)\\.|uri-settings-update)',
    'design-system/src/(?:components/ButtonGroup/|internal/attached)',
  ].join('|'),
);

/** Small things of many screens, none of which the ordering ones begin with. */
const fields =
  /design-system\/src\/(?:components\/(?:Inline|Switch|Text|TextArea)\/|internal\/(?:choice\.|ChoiceRow|use-roving-items))/;
const pictures =
  /lucide-react\/dist\/esm\/icons\/(?:copy|external-link|file-text|lightbulb|mail|map-pin|maximize-2|package|settings)\./;

/** What the page itself names: whoever asks for a part has it. */
const everywhere = /\/(?:base|shell|rolldown-runtime)-[\w-]+\.js$/;

const api = process.env.PORTAL_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    noSchemas(),
    leanRouter(),
    bootScript(),
    calledOnLoad(),
    keepBuilds(build),
  ],
  // The server puts a fresh nonce in its place in every answer, which lets the content security policy do without unsafe-inline.
  html: { cspNonce: '__CSP_NONCE__' },
  // React has had it since 18; the stand-in for older ones is loaded for nothing.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: {
      polyfill: false,
      // Which scripts a part needs is known to the part itself; told ahead, in what every page loads, by the screens that people wait for.
      resolveDependencies: (file, needed) =>
        (/(?:HomeScreen|OrdersLayout|ListScreen|OrderScreen)-[\w-]+\.js$/.test(file)
          ? needed
          : needed.filter((each) => each.endsWith('.css'))
        ).filter((each) => !everywhere.test(each)),
    },
    chunkSizeWarningLimit: 700,
    // What every screen shows stands in one file with React: many small ones compress worse and are asked for one by one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /vite\/preload-helper|node_modules\/(?:react|scheduler|react-dom)\/|lucide-react\/dist\/esm\/(?!icons)|design-system\/src\/(?:internal\/cx|components\/(?:Button|Icon|IconButton|Kbd|Mark|Skeleton|Stack|ErrorState|Banner)\/)/,
            },
            { name: 'shell', test: shell, includeDependenciesRecursively: false },
            { name: 'orders', test: orders, includeDependenciesRecursively: false },
            // Of a page that is published and of one that is built in.
            {
              name: 'page',
              test: /domain\/src\/hive\/uri-path|app\/src\/features\/page\/(?:Instead|PageScreen\.css)\./,
              includeDependenciesRecursively: false,
            },
            { name: 'controls', test: controls },
            { name: 'hive-page', test: hivePage, includeDependenciesRecursively: false },
            { name: 'hive-desk', test: hiveDesk, includeDependenciesRecursively: false },
            { name: 'fields', test: fields, includeDependenciesRecursively: false },
            { name: 'pictures', test: pictures, includeDependenciesRecursively: false },
            { name: 'virtual', test: /node_modules\/@tanstack\/virtual-core\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/v2': api, '/v3': api } },
  preview: { proxy: { '/v2': api, '/v3': api } },
});
