import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { supplierName } from '../supplier/supplier.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { logoPath } from './logo.ts';
import { leadsTo } from './redirects.ts';
import type { Page } from './render.ts';

/** Placeholder in the built page for the nonce of each response. */
const noncePlace = '__CSP_NONCE__';

/** Metadata for search engines and link previews; `noindex` for a page without a canonical address. */
function metadata({ canonical, title, description, image, structured }: Page, origin: string, nonce: string) {
  if (canonical === null) return ['<meta name="robots" content="noindex">'];
  const address = escapeHtml(origin + canonical);
  return [
    `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    image === null ? '' : `<meta property="og:image" content="${escapeHtml(origin + image)}">`,
    structured === null
      ? ''
      : `<script type="application/ld+json" nonce="${nonce}">${scriptJson(withOrigin(structured, origin))}</script>`,
  ];
}

/** Makes the site's paths in structured data absolute, as search engines require. */
function withOrigin(structured: unknown, origin: string): unknown {
  const whole = (name: string, value: unknown) =>
    /^(?:@id|url|image)$/.test(name) && typeof value === 'string' ? origin + value : value;
  return JSON.parse(JSON.stringify(structured, whole));
}

const withMeta = (html: string, name: string, content: string) =>
  html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*"`),
    (_, start: string) => `${start}${escapeHtml(content)}"`,
  );

/** Build files a page needs beyond those of every page, as paths in the app's folder. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const noFiles: PageFiles = { styles: [], scripts: [] };

/** Link tags that load a page's files in parallel with the first script, instead of after it; scripts after what the first paint needs. */
const links = ({ styles, scripts }: PageFiles, nonce: string) =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="${nonce}">`),
    ...scripts.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" nonce="${nonce}">`,
    ),
  ].join('');

/** The page's own scripts after its styles and fonts: what the server rendered is complete without them. */
const withLateScripts = (html: string) =>
  html.replace(
    /<(?:script type="module"|link rel="modulepreload") crossorigin/g,
    (tag) => `${tag} fetchpriority="low"`,
  );

/** The built index.html; read again after a new build. */
export class Shell {
  readonly #file: string;
  readonly #config: Config;
  #read: { readonly at: number; readonly html: string } | null = null;

  constructor(folder: string, config: Config) {
    this.#file = join(folder, 'index.html');
    this.#config = config;
  }

  /**
   * The page for rendering in the browser; null if the app is not built. Without a `title` it gets the supplier's name. `url` is the path
   * with its query, needed only for `/redirect` pages.
   */
  page(title: string | null, nonce: string, url = '', files: PageFiles = noFiles): string | null {
    const html = this.#html();
    if (html === null) return null;
    const { appToken, autoSubmitSeconds, redirectHosts, supplierLogo, defaultTheme } = this.#config;
    const name = supplierName(this.#config);
    const target = leadsTo(url, redirectHosts);
    const titled = html
      .replaceAll(noncePlace, nonce)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title ?? name)}</title>`);
    const values = {
      'app-token': appToken,
      'grace-seconds': String(autoSubmitSeconds),
      'supplier-name': name,
      'supplier-logo': supplierLogo ? logoPath : '',
      theme: defaultTheme ?? '',
    };
    const set = Object.entries(values).reduce((page, [key, value]) => withMeta(page, `portal-${key}`, value), titled);
    const leads = target === null ? '' : `<meta name="portal-leads-to" content="${escapeHtml(target)}">`;
    return set.replace('</head>', () => `${leads}${links(files, nonce)}</head>`);
  }

  /** A server-rendered page with the data for hydration; null if the app is not built. `origin` makes its addresses absolute. */
  rendered(page: Page, nonce: string, origin: string): string | null {
    const html = this.page(page.title, nonce);
    if (html === null) return null;
    return withMeta(withLateScripts(html), 'description', page.description)
      .replace('</head>', () => `${links(page, nonce)}</head>`)
      .replace('</head>', () => `${metadata(page, origin, nonce).join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${page.html}</div><script id="page-data" type="application/json" nonce="${nonce}">${scriptJson(page.data)}</script>`,
      );
  }

  #html(): string | null {
    if (!existsSync(this.#file)) return null;
    const at = statSync(this.#file).mtimeMs;
    if (this.#read?.at !== at) this.#read = { at, html: readFileSync(this.#file, 'utf8') };
    return this.#read.html;
  }
}
