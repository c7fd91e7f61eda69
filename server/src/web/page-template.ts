import type { Config } from '../config.ts';
import { supplierName } from '../supplier/supplier.ts';
import { escapeHtml } from './html.ts';
import { logoPath } from './logo.ts';

/** What differs between the responses of one build, as HTML. */
export interface PageParts {
  readonly nonce: string;
  readonly title: string;
  /** Null keeps the built page's own description. */
  readonly description: string | null;
  /** Tags for the end of the head. */
  readonly head: string;
  /** Before the app's element. */
  readonly notice: string;
  /** The app's element as the server rendered it, with its data; null leaves it empty for the browser. */
  readonly root: string | null;
}

const emptyRoot = '<div id="root"></div>';
/** Vite writes the first of these into the built page; the others are put there when it is read. */
const placeOf = {
  nonce: '__CSP_NONCE__',
  title: '__PAGE_TITLE__',
  description: '__PAGE_DESCRIPTION__',
  head: '__PAGE_HEAD__',
  notice: '__PAGE_NOTICE__',
  root: '__PAGE_ROOT__',
} as const satisfies Record<keyof PageParts, string>;
const places = new RegExp(`(${Object.values(placeOf).join('|')})`);

const setMeta = (html: string, name: string, content: string) =>
  html.replace(new RegExp(`(<meta name="${name}" content=")[^"]*"`), (_, start: string) => `${start}${content}"`);

/** The page's own scripts after its styles and fonts: the server-rendered page is complete without them. */
const withLateScripts = (html: string) =>
  html.replace(
    /<(?:script type="module"|link rel="modulepreload") crossorigin/g,
    (tag) => `${tag} fetchpriority="low"`,
  );

/** The built page with the settings of this server, cut at the places that a response fills: text, place, text, and so on. */
export class PageTemplate {
  readonly #shell: readonly string[];
  readonly #rendered: readonly string[];
  readonly #description: string;

  constructor(built: string, config: Config) {
    const { appToken, autoSubmitSeconds, supplierLogo, defaultTheme } = config;
    const settings = {
      'app-token': appToken,
      'grace-seconds': String(autoSubmitSeconds),
      'supplier-name': supplierName(config),
      'supplier-logo': supplierLogo ? logoPath : '',
      theme: defaultTheme ?? '',
    };
    const set = Object.entries(settings).reduce(
      (html, [name, value]) => setMeta(html, `portal-${name}`, escapeHtml(value)),
      built,
    );
    this.#description = /<meta name="description" content="([^"]*)"/.exec(built)?.[1] ?? '';
    const html = setMeta(set, 'description', placeOf.description)
      .replace(/<title>[^<]*<\/title>/, `<title>${placeOf.title}</title>`)
      .replace('</head>', `${placeOf.head}</head>`)
      .replace(emptyRoot, placeOf.notice + placeOf.root);
    this.#shell = html.split(places);
    this.#rendered = withLateScripts(html).split(places);
  }

  fill({ nonce, title, description, head, notice, root }: PageParts): string {
    const values: Readonly<Record<string, string>> = {
      [placeOf.nonce]: nonce,
      [placeOf.title]: title,
      [placeOf.description]: description ?? this.#description,
      [placeOf.head]: head,
      [placeOf.notice]: notice,
      [placeOf.root]: root ?? emptyRoot,
    };
    const pieces = root === null ? this.#shell : this.#rendered;
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece])).join('');
  }
}
