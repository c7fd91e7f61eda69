import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, RouteData } from '@portal/domain/page-data';
import type { HivePageInput } from './hive-pages.ts';
import type { PageFiles } from './shell.ts';

/** A page as rendered by the app's server build; see `app/src/entry-server.tsx`. */
interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly status: number;
  readonly screens: readonly string[];
  /** Screens whose styles the page needs, but not their scripts. */
  readonly styledBy: readonly string[];
  readonly canonical: string | null;
  readonly image: string | null;
  /** schema.org data as JSON-LD; null if there is none. */
  readonly structured: unknown;
  /** Text of the page's style element; null without one. */
  readonly sheet: string | null;
  /** Data from which the browser hydrates the page. */
  readonly data: PageData;
}
/** What the app knows about a path without rendering it. */
interface RouteFront {
  /** 404 if no route matches. */
  readonly status: number;
  /** NAV-13; null if unknown. */
  readonly title: string | null;
  readonly screens: readonly string[];
}
/** A `RouteFront` with the build files its screens need. */
interface Front extends Omit<RouteFront, 'screens'> {
  readonly files: PageFiles;
}
interface Entry {
  frontOf(path: string): RouteFront;
  render(path: string, page: PageData, hive: HivePageInput | null): Promise<RenderedPage | null>;
}

/** A rendered page and the build files it needs beyond those of every page. */
export interface Page extends RenderedPage, PageFiles {
  /** Source expression for the content security policy that allows the page's style element; null without one. */
  readonly styleHash: string | null;
}

/** Input for rendering a page. The functions are called only if the page is not cached for this `version`. */
export interface PageMaterial {
  readonly version: string;
  readonly data: PageData;
  route(): Promise<RouteData | null>;
  hive(): Promise<HivePageInput> | null;
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Build {
  readonly at: number;
  readonly entry: Promise<Entry>;
  readonly manifest: Manifest;
  readonly pages: Map<string, Promise<Page | null>>;
}

/** Maximum number of cached pages; the least recently used is evicted. */
const mostPages = 500;

/** Files of the screens and everything they import, except those that every page loads anyway. */
function filesOf(manifest: Manifest, screens: readonly string[]): PageFiles {
  const everywhere = new Set<string>();
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string, found: (chunk: Chunk) => void, seen: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    found(chunk);
    for (const next of chunk.imports ?? []) visit(next, found, seen);
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  visit(entry, ({ file, css }) => [file, ...(css ?? [])].forEach((each) => void everywhere.add(each)), new Set());
  for (const screen of screens) {
    const key = Object.keys(manifest).find((each) => each.endsWith(`/${screen}.tsx`)) ?? '';
    const found = ({ file, css }: Chunk) => {
      scripts.add(file);
      for (const style of css ?? []) styles.add(style);
    };
    visit(key, found, new Set());
  }
  const beside = (files: Set<string>) => [...files].filter((file) => !everywhere.has(file));
  return { styles: beside(styles), scripts: beside(scripts) };
}

/** Renders pages with the app's server build (NAV-12, HIVE-17). Loads the build on first use, and again after a rebuild. */
export class Renderer {
  readonly #entryFile: string;
  readonly #manifestFile: string;
  #build: Build | null = null;
  #version = '';

  constructor(appFolder: string) {
    this.#entryFile = join(appFolder, '../dist-server/entry-server.js');
    this.#manifestFile = join(appFolder, '.vite/manifest.json');
  }

  /** The rendered page; null if only the browser renders it. A new `material.version` clears the cache. */
  async page(path: string, material: PageMaterial, query = ''): Promise<Page | null> {
    const build = this.#load();
    if (!build) return null;
    if (this.#version !== material.version) build.pages.clear();
    this.#version = material.version;
    const key = query === '' ? path : `${path}?${query}`;
    const cached = build.pages.get(key);
    build.pages.delete(key);
    const made = cached ?? this.#make(build, path, material);
    build.pages.set(key, made);
    made.catch(() => build.pages.delete(key));
    const [oldest] = build.pages.keys();
    if (build.pages.size > mostPages && oldest !== undefined) build.pages.delete(oldest);
    return made;
  }

  /** Status, title and files for a page that the browser renders. */
  async frontOf(path: string): Promise<Front> {
    const build = this.#load();
    const entry = await build?.entry.catch(() => null);
    if (!build || !entry) return { status: 200, title: null, files: filesOf({}, []) };
    const { status, title, screens } = entry.frontOf(path);
    return { status, title, files: filesOf(build.manifest, screens) };
  }

  async #make({ entry, manifest }: Build, path: string, { data, route, hive }: PageMaterial): Promise<Page | null> {
    const page = await (await entry).render(path, { ...data, ...(await route()) }, await hive());
    if (!page) return null;
    const { scripts } = filesOf(manifest, page.screens);
    const { styles } = filesOf(manifest, [...page.screens, ...page.styledBy]);
    const styleHash =
      page.sheet === null ? null : `'sha256-${createHash('sha256').update(page.sheet).digest('base64')}'`;
    return { ...page, scripts, styles, styleHash };
  }

  #load(): Build | null {
    if (!existsSync(this.#entryFile) || !existsSync(this.#manifestFile)) return null;
    const at = statSync(this.#entryFile).mtimeMs;
    if (this.#build?.at === at) return this.#build;
    const url = pathToFileURL(this.#entryFile);
    url.search = String(at);
    this.#build = {
      at,
      entry: import(/* @vite-ignore */ url.href) as Promise<Entry>,
      manifest: JSON.parse(readFileSync(this.#manifestFile, 'utf8')) as Manifest,
      pages: new Map(),
    };
    return this.#build;
  }
}
