import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { root } from '../support/root.ts';

const library = join(root, 'packages/design-system');
/** Where what the library imports can be found from, and where nothing is kept under version control. */
const out = join(library, 'node_modules/.portal-library');

const react = /^react(-dom)?(\/|$)/;

/** Names of the library's values (components, hooks, records), as its door exports them. */
export function exportedValues(): string[] {
  const text = readFileSync(join(library, 'src/index.ts'), 'utf8');
  return [...text.matchAll(/^export \{([^}]*)\}/gms)]
    .flatMap(([, list]) => (list ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort();
}

/** Makes the library's modules and those it needs once, each a file and without what nothing uses, so that the rest is made quickly. */
export async function makeModules(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await build({
    configFile: false,
    root: library,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: out,
      minify: false,
      lib: { entry: join(library, 'src/index.ts'), formats: ['es'] },
      rolldownOptions: {
        external: react,
        output: { preserveModules: true, preserveModulesRoot: join(library, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
  // Its styles are a file of their own by now, and no module does anything but export.
  writeFileSync(join(out, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
}

const isChunk = (each: Rolldown.OutputChunk | Rolldown.OutputAsset): each is Rolldown.OutputChunk =>
  each.type === 'chunk';

/** Gzipped bytes of what importing these names alone loads at once: React apart, everything else the library needs included. */
export async function bytesOfNames(names: readonly string[]): Promise<number> {
  const entry = 'virtual:names';
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(join(out, 'index.js'))};`;
  const made = await build({
    configFile: false,
    root: library,
    logLevel: 'error',
    plugins: [
      {
        name: 'names',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        external: react,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const first = [...chunks.values()].find((chunk) => chunk.isEntry);
  const loaded = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const next of chunk.imports) visit(chunks.get(next));
  };
  visit(first);
  return [...loaded].reduce((sum, { code: text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}
