import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { fingerprint, isFresh, stamp } from '../../../scripts/lib/fingerprint.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { benchFolder } from '../lib/install.mjs';
import { workspaceAlias } from '../lib/workspace.mjs';

const folderOf = (id) => join(root, '.build', 'bench', 'pages', id);
const ours = ['packages/design-system', 'packages/portal-widgets', 'packages/domain', 'packages/portal-client'];

/** Builds one page for production unless it is up to date. Returns its folder. */
export async function buildPage({ id, entry }) {
  const outDir = folderOf(id);
  const sources = [
    'tests/bench/grid',
    'tests/bench/pnpm-lock.yaml',
    'pnpm-lock.yaml',
    ...(id.startsWith('ours') ? ours : []),
  ];
  const print = fingerprint(sources);
  if (isFresh(`bench-${id}`, print) && existsSync(join(outDir, 'index.html'))) return outDir;
  await build({
    configFile: false,
    root: benchFolder,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: id.startsWith('ours') ? workspaceAlias : [], dedupe: ['react', 'react-dom', 'scheduler'] },
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: join(benchFolder, 'grid', 'pages', entry),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  writeFileSync(join(outDir, 'index.html'), htmlOf(id, filesOf(outDir)));
  stamp(`bench-${id}`, print);
  return outDir;
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function htmlOf(id, files) {
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="./${file}">`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${id}</title><link rel="icon" href="data:,">${styles.join('')}</head>
<body><div id="root"></div><script type="module" src="./page.js"></script></body>
</html>
`;
}

/** Gzipped bytes of all scripts and of all styles of a built page. */
export function bytesOf(outDir) {
  const sum = (ending) =>
    filesOf(outDir)
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length, 0);
  return { js: sum('.js'), css: sum('.css') };
}
