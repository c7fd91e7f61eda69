import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { titleOf } from './titles.ts';

/** In the built page, where the nonce of each answer goes. */
const noncePlace = '__CSP_NONCE__';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The page that carries the app, read again when a new build stands there. */
export class Shell {
  readonly #file: string;
  readonly #config: Config;
  #read: { readonly at: number; readonly html: string } | null = null;

  constructor(folder: string, config: Config) {
    this.#file = join(folder, 'index.html');
    this.#config = config;
  }

  /** The page for a path; null where the app is not built. */
  page(path: string, nonce: string): string | null {
    const html = this.#html();
    if (html === null) return null;
    return html
      .replaceAll(noncePlace, nonce)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(titleOf(path, this.#config.product))}</title>`)
      .replace(
        /(<meta name="portal-app-token" content=")[^"]*"/,
        (_, start: string) => `${start}${escaped(this.#config.appToken)}"`,
      );
  }

  #html(): string | null {
    if (!existsSync(this.#file)) return null;
    const at = statSync(this.#file).mtimeMs;
    if (this.#read?.at !== at) this.#read = { at, html: readFileSync(this.#file, 'utf8') };
    return this.#read.html;
  }
}
