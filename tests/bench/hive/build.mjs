import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { fingerprint, isFresh, stamp } from '../../../scripts/lib/fingerprint.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { benchFolder } from '../lib/install.mjs';

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/** What loading `keys` loads immediately, by the manifest of a build. */
function closure(manifest, keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue;
    found.add(key);
    closure(manifest, manifest[key].imports ?? [], found);
  }
  return found;
}

function sizes(folder, manifest, keys, but = new Set()) {
  const js = new Set();
  const css = new Set();
  for (const key of keys) {
    if (but.has(key)) continue;
    js.add(manifest[key].file);
    for (const file of manifest[key].css ?? []) css.add(file);
  }
  for (const key of but) for (const file of manifest[key]?.css ?? []) css.delete(file);
  const sum = (files) => [...files].reduce((total, file) => total + gzipped(join(folder, file)), 0);
  return { js: sum([...js].filter((file) => file.endsWith('.js'))), css: sum(css) };
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));

/** Gzipped bytes of the page builder beyond what every page of the portal loads. */
export function hiveBytes() {
  const folder = join(root, 'app', 'dist');
  const manifest = readManifest(folder);
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const screen = 'src/features/hive/HiveScreen.tsx';
  if (!manifest[screen]) throw new Error("The app's build has no chunk for the page builder.");
  return sizes(folder, manifest, closure(manifest, [screen]), closure(manifest, entry));
}

/** Gzipped JavaScript that the page builder loads when it is first needed, by what it is for. */
export function onDemandBytes() {
  const folder = join(root, 'app', 'dist');
  const manifest = readManifest(folder);
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const loaded = closure(manifest, [...entry, 'src/features/hive/HiveScreen.tsx']);
  const editor = '../packages/hive-editor/src';
  const parts = {
    'writing on the page': `${editor}/text/TextEditor.tsx`,
    'library of pictures': `${editor}/media/LibraryDialog.tsx`,
    review: `${editor}/review/ReviewDialog.tsx`,
    'link picker': `${editor}/links/LinkDialog.tsx`,
  };
  return Object.entries(parts).map(([name, key]) => {
    if (!manifest[key]) throw new Error(`The app's build has no chunk for ${key}.`);
    return { name, js: sizes(folder, manifest, closure(manifest, [key]), loaded).js };
  });
}

/** Builds the peer's page unless it is up to date. Returns its folder and its bytes without React. */
export async function buildPuck() {
  const outDir = join(root, '.build', 'bench', 'pages', 'puck');
  const print = fingerprint(['tests/bench/hive', 'tests/bench/pnpm-lock.yaml', 'pnpm-lock.yaml']);
  const html = join(outDir, 'index.html');
  if (!isFresh('bench-puck', print) || !existsSync(html)) {
    await build({
      configFile: false,
      root: benchFolder,
      base: './',
      mode: 'production',
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { dedupe: ['react', 'react-dom', 'scheduler'] },
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        target: 'es2023',
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          input: join(benchFolder, 'hive', 'pages', 'puck.tsx'),
          output: {
            entryFileNames: 'page.js',
            codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
        },
      },
    });
    const manifest = readManifest(outDir);
    const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
    const css = [...closure(manifest, entry)].flatMap((key) => manifest[key].css ?? []);
    const links = css.map((file) => `<link rel="stylesheet" href="./${file}">`).join('');
    writeFileSync(
      html,
      `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Puck</title><link rel="icon" href="data:,">${links}</head>
<body><div id="root"></div><script type="module" src="./page.js"></script></body>
</html>
`,
    );
    stamp('bench-puck', print);
  }
  const manifest = readManifest(outDir);
  const keys = closure(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key].isEntry),
  );
  const isReact = new Set([...keys].filter((key) => manifest[key].name === 'react'));
  return { folder: outDir, bytes: sizes(outDir, manifest, keys, isReact) };
}
