import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { leadsTo } from './doors.ts';
import { takeFontFiles } from './font-faces.ts';
import { escapeHtml, scriptJson } from './html.ts';
import type { PageData } from './page-data.ts';
import type { Page } from './render.ts';
import { startLater } from './start-later.ts';
import { supplierName } from './supplier-name.ts';

/** In the built page, where the nonce of each answer goes. */
const noncePlace = '__CSP_NONCE__';

/** Styles that end no element. */
const closed = (css: string) => css.replaceAll('</style', '<\\/style');

/** What search engines and whoever is sent a link are told of a page: its own address, or that it is none. */
function known({ canonical, title, description, image }: Page, origin: string): readonly string[] {
  if (canonical === null) return ['<meta name="robots" content="noindex">'];
  const address = escapeHtml(origin + canonical);
  return [
    `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    ...(image === null ? [] : [`<meta property="og:image" content="${escapeHtml(origin + image)}">`]),
  ];
}

const withMeta = (html: string, name: string, content: string) =>
  html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*"`),
    (_, start: string) => `${start}${escapeHtml(content)}"`,
  );

const nothing = { styles: [], scripts: [], css: '' };

/** The page that carries the app, read again when a new build stands there. */
export class Shell {
  readonly #file: string;
  readonly #config: Config;
  readonly #folder: string;
  /** By file, whose name changes with its content. */
  readonly #styles = new Map<string, string>();
  #read: { readonly at: number; readonly html: string } | null = null;

  constructor(folder: string, config: Config) {
    this.#folder = folder;
    this.#file = join(folder, 'index.html');
    this.#config = config;
  }

  /**
   * The page that the app fills, with its title, or the supplier's name for one that is not known yet; null where the app is not
   * built. `url` is its path with its query, where that may lead elsewhere.
   */
  page(title: string | null, nonce: string, url = ''): string | null {
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
    if (target === null) return set;
    return set.replace('</head>', () => `<meta name="portal-leads-to" content="${escapeHtml(target)}"></head>`);
  }

  /**
   * As `page`, of a page that shows something before the app has come: its styles stand in it, so that nothing has to come after it before
   * it can be seen, and the scripts leave the line to what is seen. `more`: files of styles beside those of every page; `scripts`: those
   * that will be needed; `css`: other styles.
   */
  visible(
    title: string | null,
    nonce: string,
    more: { readonly styles: readonly string[]; readonly scripts: readonly string[]; readonly css: string } = nothing,
  ): string | null {
    const html = this.page(title, nonce);
    if (html === null) return null;
    const found = { stylesheet: [] as string[], modulepreload: [] as string[] };
    let main = '';
    const bare = html
      .replace(/<script type="module"[^>]*>([^<]*)<\/script>\s*/, (_, code: string) => {
        main = code;
        return '';
      })
      .replace(
        /<link rel="(stylesheet|modulepreload)"[^>]*href="\/([^"]+)"[^>]*>\s*/g,
        (_, kind: keyof typeof found, file: string) => {
          found[kind].push(file);
          return '';
        },
      );
    const styles = [...found.stylesheet, ...more.styles];
    const { css, files } = takeFontFiles([...styles.map((file) => this.#style(file)), closed(more.css)].join(''));
    const later = scriptJson([files, [...found.modulepreload, ...more.scripts], styles]);
    return bare
      .replace('</head>', () => `<style nonce="${nonce}">${css}</style></head>`)
      .replace(
        '</body>',
        () => `<script nonce="${nonce}">(${startLater})(${later},async()=>{${main}})</script></body>`,
      );
  }

  /**
   * The page of a path with what the app rendered for it, and the data that it starts from there. `origin`: how its own address begins.
   */
  rendered(page: Page, data: PageData, nonce: string, origin: string): string | null {
    const html = this.visible(page.title, nonce, { styles: page.styles, scripts: page.scripts, css: page.ownCss });
    if (html === null) return null;
    const json = scriptJson({ ...data, ...(page.data === null ? {} : { rendered: page.data }) });
    // Of an element: in a text the bracket is escaped.
    const content = page.html.replaceAll(`<style nonce="${noncePlace}"`, `<style nonce="${nonce}"`);
    return withMeta(html, 'description', page.description)
      .replace('</head>', () => `${known(page, origin).join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${content}</div><script id="page-data" type="application/json" nonce="${nonce}">${json}</script>`,
      );
  }

  #style(file: string): string {
    const known = this.#styles.get(file);
    if (known !== undefined) return known;
    const text = closed(readFileSync(join(this.#folder, file), 'utf8'));
    this.#styles.set(file, text);
    return text;
  }

  #html(): string | null {
    if (!existsSync(this.#file)) return null;
    const at = statSync(this.#file).mtimeMs;
    if (this.#read?.at !== at) this.#read = { at, html: readFileSync(this.#file, 'utf8') };
    return this.#read.html;
  }
}
