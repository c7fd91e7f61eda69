import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';

const tarball = join(root, '.build/packed/design-system.tgz');
if (!existsSync(tarball)) throw new Error('The package is not built: run `npm run build:packages` first.');

/** A folder as the package manager of another team would make it, without fetching anything. */
const project = join(root, '.build/packed/installed');
const folder = join(project, 'node_modules/@portal/design-system');

beforeAll(() => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const source = join(root, 'packages/design-system/node_modules');
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name === '@vanilla-extract/css') continue;
    const link = join(project, 'node_modules', name);
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(join(source, name), link);
  }
});

const filesIn = (path: string, end: string) =>
  readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: readFileSync(tarball).buffer as ArrayBuffer },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('declarations resolve for bundlers and for Node.js', async () => {
  const pack = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const result = await checkPackage(pack, { entrypoints: ['.', './themes', './theme-editing', './css', './icons'] });
  if (!result.types) throw new Error('The package has no declarations.');
  // An ES module cannot be required from CommonJS by the rules of Node.js 10 and 16; the package is ESM only.
  const problems = result.problems.filter(
    (problem) =>
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
      problem.kind !== 'CJSResolvesToESM',
  );
  expect(problems).toEqual([]);
});

test('scripts import no style sheet, so that Node.js can load them', () => {
  for (const name of filesIn('dist', '.js')) {
    expect(readFileSync(join(folder, 'dist', name), 'utf8'), name).not.toMatch(/import ["'][^"']*\.css["']/);
  }
});

test('every style sheet that another imports is in the package, and `styles.css` has the rules of all', () => {
  const whole = readFileSync(join(folder, 'dist/css/styles.css'), 'utf8');
  const sheets = filesIn('dist/css', '.css');
  expect(sheets.length).toBeGreaterThan(60);
  for (const name of sheets) {
    const text = readFileSync(join(folder, 'dist/css', name), 'utf8');
    for (const [, address = ''] of text.matchAll(/(?:@import |url\()"(?!data:)([^"]+)"/g)) {
      expect(existsSync(join(folder, 'dist/css', name, '..', address)), `${name}: ${address}`).toBe(true);
    }
    for (const [selector] of text.matchAll(/^ {2}\.[^{]+\{/gm)) expect(whole, name).toContain(selector);
  }
});

test('the gallery of the package renders on a server without our build', async () => {
  cpSync(new URL('../packages/project/gallery.mjs', import.meta.url), join(project, 'gallery.mjs'));
  const { renderGallery } = await import(pathToFileURL(join(project, 'gallery.mjs')).href);
  const html: string = renderGallery();
  for (const text of ['role="tablist"', 'role="switch"', 'Save address', 'HXB-12050']) expect(html).toContain(text);
  const whole = readFileSync(join(folder, 'dist/css/styles.css'), 'utf8');
  const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const unstyled = [...classes].filter((name) => !name.startsWith('lucide') && !whole.includes(`.${name}`));
  // A variant without rules of its own still has a class.
  expect(unstyled.length).toBeLessThanOrEqual(2);
});
