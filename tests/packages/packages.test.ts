import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../support/chromium.ts';
import { root } from '../support/root.ts';

const tarball = join(root, '.build/packed/design-system.tgz');
if (!existsSync(tarball)) throw new Error('The package is not built: run `npm run build:packages` first.');

const project = mkdtempSync(join(tmpdir(), 'portal-package-'));
const inProject = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'project'), project, { recursive: true });
  cpSync(tarball, join(project, 'design-system.tgz'));
  inProject('npx', '--yes', 'pnpm@12.21.0', 'install', '--prefer-offline', '--ignore-workspace');
  // Without a configuration, and so without a plugin.
  inProject('node_modules/.bin/vite', 'build', '--logLevel', 'error');
  server = spawn('node', ['server.mjs'], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = server.stdout ? await once(server.stdout, 'data') : [''];
  address = `http://127.0.0.1:${String(port).trim()}`;
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(project, { recursive: true, force: true });
});

async function pictureOf(path: string, javaScriptEnabled: boolean): Promise<PNG> {
  const page = await browser.newPage({ viewport: { width: 800, height: 1000 }, javaScriptEnabled });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Save address' }).waitFor();
  if (javaScriptEnabled) await page.evaluate(() => document.fonts.ready);
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  await page.close();
  expect(errors.filter((text) => !text.includes('favicon'))).toEqual([]);
  return picture;
}

describe('the packed design system in a project of its own', () => {
  test('a page of an empty Vite project and one rendered on a server look the same', async () => {
    const inBrowser = await pictureOf('/', true);
    const { width, height } = inBrowser;
    expect(height).toBeGreaterThan(700);
    for (const withScripts of [true, false]) {
      const onServer = await pictureOf('/rendered', withScripts);
      expect([onServer.width, onServer.height]).toEqual([width, height]);
      const differing = pixelmatch(inBrowser.data, onServer.data, undefined, width, height, { threshold: 0.1 });
      expect(differing, withScripts ? 'hydrated' : 'without JavaScript').toBe(0);
    }
  });

  test('the example of the README passes the type check', () => {
    const readme = readFileSync(join(project, 'node_modules/@portal/design-system/README.md'), 'utf8');
    const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(example).toContain('ThemeProvider');
    writeFileSync(join(project, 'example.tsx'), example);
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--types', 'react'];
    for (const moduleResolution of ['bundler', 'nodenext']) {
      const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
      inProject(
        'node_modules/.bin/tsc',
        ...options,
        '--module',
        module,
        '--moduleResolution',
        moduleResolution,
        'example.tsx',
      );
    }
  });
});
