import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { leadsTo } from './redirects.ts';
import type { Page } from './render.ts';
import { supplierName } from './supplier-name.ts';

/** Stands in the built page where the nonce of each response goes. */
const noncePlace = '__CSP_NONCE__';

/** Metadata for search engines and link previews: the page's own address, or that it is not to be listed. */
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

/** Structured data names addresses of this site by their paths; search engines want them whole. */
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

/** Files of the build that a page needs beside those of every page, by their path in the app's folder. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const noFiles: PageFiles = { styles: [], scripts: [] };

/** Loads the files of a page's screens together with the first script, instead of after it. */
const links = ({ styles, scripts }: PageFiles, nonce: string) =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="${nonce}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`),
  ].join('');

/** The built page that carries the app; read again after a new build. */
export class Shell {
  readonly #file: string;
  readonly #config: Config;
  #read: { readonly at: number; readonly html: string } | null = null;

  constructor(folder: string, config: Config) {
    this.#file = join(folder, 'index.html');
    this.#config = config;
  }

  /**
   * The page that the browser renders, with its title, or the supplier's name for one that is not known yet; null where the app is not
   * built. `url` is its path with its query, where that may lead elsewhere.
   */
  page(title: string | null, nonce: string, url = '', files: PageFiles = noFiles): string | null {
    const html = this.#html();
    if (html === null) return null;
    const { product, appToken, autoSubmitSeconds, redirectHosts } = this.#config;
    const target = leadsTo(url, redirectHosts);
    const titled = html
      .replaceAll(noncePlace, nonce)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title ?? supplierName(product))}</title>`);
    const set = withMeta(
      withMeta(titled, 'portal-app-token', appToken),
      'portal-grace-seconds',
      String(autoSubmitSeconds),
    );
    const leads = target === null ? '' : `<meta name="portal-leads-to" content="${escapeHtml(target)}">`;
    return set.replace('</head>', () => `${leads}${links(files, nonce)}</head>`);
  }

  /** The page that the server rendered for a path, with the data that the browser hydrates it from. `origin`: how its own address begins. */
  rendered(page: Page, nonce: string, origin: string): string | null {
    const html = this.page(page.title, nonce, '', page);
    if (html === null) return null;
    // Only of an element: in a text the bracket is escaped.
    const content = page.html.replaceAll(`<style nonce="${noncePlace}"`, `<style nonce="${nonce}"`);
    return withMeta(html, 'description', page.description)
      .replace('</head>', () => `${metadata(page, origin, nonce).join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${content}</div><script id="page-data" type="application/json" nonce="${nonce}">${scriptJson(page.data)}</script>`,
      );
  }

  #html(): string | null {
    if (!existsSync(this.#file)) return null;
    const at = statSync(this.#file).mtimeMs;
    if (this.#read?.at !== at) this.#read = { at, html: readFileSync(this.#file, 'utf8') };
    return this.#read.html;
  }
}
