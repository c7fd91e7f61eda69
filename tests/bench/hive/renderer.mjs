import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../scripts/lib/run.mjs';

const pages = join(root, 'tests', 'bench', 'hive', 'pages');
const common = {
  configFile: false,
  root,
  base: './',
  mode: 'production',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { dedupe: ['react', 'react-dom', 'scheduler'] },
  plugins: [react(), vanillaExtractPlugin()],
};

/** The modules that walk a page and show a component; the rest of the folder belongs to single types. */
const core =
  /hive-components\/src\/render\/(HivePage|ShowComponent|place|look-of|sheet|view-of|first-picture|narrow-properties|Note)\./;

/**
 * Gzipped bytes of the renderer of pages as browsers load it, without React and the libraries for Markdown and HTML: its core, everything
 * with all types and islands, the largest island, and the modules of the editor in it.
 */
export async function rendererBytes() {
  const outDir = join(root, '.build', 'bench', 'pages', 'hive-renderer');
  const input = join(pages, 'renderer.ts');
  const { output } = await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'core', test: core },
            ],
          },
        },
      },
    },
  });
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ name, fileName, moduleIds }) => ({
      name,
      modules: moduleIds,
      bytes: gzipSync(readFileSync(join(outDir, fileName)), { level: 9 }).length,
    }));
  const isLibrary = ({ modules }) =>
    modules.some((id) => /hive-components\/src\/rich\/library|node_modules\/(hast-|markdown-it)/.test(id));
  const counted = chunks.filter((chunk) => chunk.name !== 'react' && !isLibrary(chunk));
  const islands = counted.filter(
    ({ modules }) => modules.length > 0 && modules.every((id) => /src\/islands\//.test(id)),
  );
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    core: sum(counted.filter(({ name }) => name === 'core')),
    all: sum(counted),
    largestIsland: Math.max(...islands.map(({ bytes }) => bytes)),
    editorModules: chunks.flatMap(({ modules }) => modules.filter((id) => /hive-editor|tiptap/.test(id))).length,
    chunks: counted.map(({ name, bytes, modules }) => ({ name, bytes, modules: modules.length })),
  };
}

/** Times of work that runs on the server, in this process. */
export async function nodeTimes(count) {
  const outDir = join(root, '.build', 'bench', 'hive-node');
  await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(pages, 'node.tsx'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const { measureNode } = await import(pathToFileURL(join(outDir, 'main.js')).href);
  return measureNode(count);
}
