import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { supplierName } from '../supplier/supplier.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { type PageParts, PageTemplate } from './page-template.ts';
import { leadsTo } from './redirects.ts';
import type { Page } from './render.ts';

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

/** Serves the built index.html, prepared once for each build. */
export class Shell {
  readonly #file: string;
  readonly #config: Config;
  #read: { readonly at: number; readonly template: PageTemplate } | null = null;

  constructor(folder: string, config: Config) {
    this.#file = join(folder, 'index.html');
    this.#config = config;
  }

  /**
   * The page for rendering in the browser; null if the app is not built. Without a `title` it gets the supplier's name. `url` is the path
   * with its query, needed only for `/redirect` pages; `notice` is HTML to show above the app.
   */
  page(title: string | null, nonce: string, url = '', files: PageFiles = noFiles, notice = ''): string | null {
    const target = leadsTo(url, this.#config.redirectHosts);
    const leads = target === null ? '' : `<meta name="portal-leads-to" content="${escapeHtml(target)}">`;
    return this.#fill({
      nonce,
      title: escapeHtml(title ?? supplierName(this.#config)),
      description: null,
      head: leads + links(files, nonce),
      notice,
      root: null,
    });
  }

  /** A server-rendered page with the data for hydration; null if the app is not built. `origin` makes its addresses absolute. */
  rendered(page: Page, nonce: string, origin: string, notice = ''): string | null {
    const data = `<script id="page-data" type="application/json" nonce="${nonce}">${scriptJson(page.data)}</script>`;
    return this.#fill({
      nonce,
      title: escapeHtml(page.title),
      description: escapeHtml(page.description),
      head: links(page, nonce) + metadata(page, origin, nonce).join(''),
      notice,
      root: `<div id="root">${page.html}</div>${data}`,
    });
  }

  #fill(parts: PageParts): string | null {
    if (!existsSync(this.#file)) return null;
    const at = statSync(this.#file).mtimeMs;
    if (this.#read?.at !== at)
      this.#read = { at, template: new PageTemplate(readFileSync(this.#file, 'utf8'), this.#config) };
    return this.#read.template.fill(parts);
  }
}
