import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { escapeHtml, scriptJson } from './html.ts';
import type { PageData } from './page-data.ts';
import type { Page } from './render.ts';
import { titleOf } from './titles.ts';

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

  /** The page for a path; null where the app is not built. */
  page(path: string, nonce: string): string | null {
    const html = this.#html();
    if (html === null) return null;
    const { product, appToken, autoSubmitSeconds } = this.#config;
    const titled = html
      .replaceAll(noncePlace, nonce)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titleOf(path, product))}</title>`);
    return withMeta(withMeta(titled, 'portal-app-token', appToken), 'portal-grace-seconds', String(autoSubmitSeconds));
  }

  /**
   * The page of a path with what the app rendered for it, and the data that it starts from there. Its styles stand in it: nothing has
   * to come after it before it can be seen. `origin`: how its own address begins.
   */
  rendered(page: Page, data: PageData, nonce: string, origin: string): string | null {
    const html = this.page('', nonce);
    if (html === null) return null;
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g)];
    const styles = [...links.map(([, file = '']) => file), ...page.styles];
    const css = [...styles.map((file) => this.#style(file)), closed(page.ownCss)].join('');
    const head = [
      ...known(page, origin),
      `<style nonce="${nonce}">${css}</style>`,
      ...page.scripts.map(
        (file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}" fetchpriority="low">`,
      ),
    ];
    // The app looks for the files by name before it loads a screen. They are for no medium, so that nothing waits for what stands in the
    // page already; the next page has them in the cache.
    const foot = styles.map(
      (file) => `<link rel="stylesheet" media="not all" crossorigin href="/${file}" nonce="${nonce}">`,
    );
    const json = scriptJson({ ...data, ...(page.data === null ? {} : { rendered: page.data }) });
    // Of an element: in a text the bracket is escaped.
    const content = page.html.replaceAll(`<style nonce="${noncePlace}"`, `<style nonce="${nonce}"`);
    const unlinked = links.reduce((text, [link]) => text.replace(link, ''), html);
    return withMeta(unlinked, 'description', page.description)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${content}</div><script id="page-data" type="application/json" nonce="${nonce}">${json}</script>${foot.join('')}`,
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
