import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from './root.ts';

const built = process.env.PORTAL_STORYBOOK ?? join(root, '.build/storybook');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export const storybookIsBuilt = (): boolean => existsSync(join(built, 'index.json'));

export interface ServedStorybook {
  readonly base: string;
  stop(): Promise<void>;
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  expect(storybookIsBuilt(), 'Storybook is built before it is looked at').toBe(true);
  const server = createServer((request, response) => {
    const path = join(built, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (!path.startsWith(built) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    // Cached by the browser with compiled code: a fresh page loads in half the time.
    const headers = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    };
    response.writeHead(200, headers);
    response.end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    base: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // A browser opens connections in advance. Those without a request are not idle, and the server would wait minutes for one.
        server.closeAllConnections();
      }),
  };
}

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
  /** Path of the file of stories, from the root: `./packages/…`. */
  readonly importPath?: string;
}

/** Ids of all stories, or of those with the tag. */
export function storyIds(tag?: string): string[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'story' && (!tag || entry.tags?.includes(tag)))
    .map((entry) => entry.id)
    .sort();
}

/** Ids of the stories whose file is in one of the folders, given from the root with a slash at the end. */
export function storiesIn(folders: readonly string[]): ReadonlySet<string> {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  const found = Object.values(index.entries).filter((entry) =>
    folders.some((folder) => entry.importPath?.startsWith(`./${folder}`)),
  );
  return new Set(found.map(({ id }) => id));
}

/** Ids of all pages of documentation. */
export function docsIds(): string[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'docs')
    .map((entry) => entry.id)
    .sort();
}

interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { emit(event: string, value: object): void; last(event: string): unknown };
}

/** Set by `switchStory`: the last error of a story shown before on the same page. */
interface Marked {
  readonly __STORYBOOK_PREVIEW__?: Preview;
  errorBefore?: unknown;
}

/**
 * Waits until the story is rendered and its play function has ended. Returns why the play function failed, or null if it passed. Reads the
 * event of the error, because a story whose play function failed ends in the phase `finished` as well.
 */
async function settled(page: Page, id: string): Promise<string | null> {
  const outcome = await page.waitForFunction(
    (wanted) => {
      const { __STORYBOOK_PREVIEW__: preview, errorBefore } = window as Marked;
      const { id: rendered, phase = '' } = preview?.currentRender ?? {};
      if (rendered !== wanted || !['completed', 'finished', 'errored'].includes(phase)) return null;
      if (phase === 'errored' || document.body.classList.contains('sb-show-errordisplay')) return { isShown: false };
      const thrown = preview?.channel.last('playFunctionThrewException');
      if (thrown === errorBefore) return { isShown: true, failure: null };
      const [error] = thrown as readonly [{ readonly message?: string }];
      return { isShown: true, failure: error.message ?? 'without a message' };
    },
    id,
    { timeout: 30_000 },
  );
  const result = await outcome.jsonValue();
  if (!result?.isShown) throw new Error(`${id} does not render`);
  return result.failure ?? null;
}

/** Opens a story on a fresh page. Returns why its play function failed, or null. */
export async function openStory(page: Page, base: string, id: string, theme: string): Promise<string | null> {
  const globals = `theme:${theme};motion:instant;a11y.manual:!true`;
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  return settled(page, id);
}

/** Shows another story on the same page; ten times as fast as a fresh page. Returns why its play function failed, or null. */
export async function switchStory(page: Page, id: string): Promise<string | null> {
  await page.evaluate((storyId) => {
    const preview = (window as Marked).__STORYBOOK_PREVIEW__;
    (window as Marked).errorBefore = preview?.channel.last('playFunctionThrewException');
    preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return settled(page, id);
}

/** Applies another theme to the current story, as the provider does, without rendering again. */
export async function applyTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}
