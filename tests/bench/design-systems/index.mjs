import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildPackages } from '../../../scripts/lib/packages.mjs';
import { pnpm, root, step } from '../../../scripts/lib/run.mjs';
import { describeMachine } from '../lib/machine.mjs';
import { axeFindings } from './axe.mjs';

const folder = import.meta.dirname;
const own = join(root, 'packages/design-system');
const radixStyles = join(folder, 'node_modules/@radix-ui/themes/styles.css');
const packages = [
  {
    name: '@portal/design-system',
    at: own,
    entry: join(own, 'dist/index.js'),
    styles: [join(own, 'dist/css/styles.css')],
    themes: () => filesIn(join(own, 'dist/css/themes'), '.css'),
  },
  { name: '@radix-ui/themes', styles: [radixStyles], themes: radixThemes },
  {
    name: 'braid-design-system',
    styles: [],
    themes: () => filesIn(join(folder, 'node_modules/braid-design-system/dist/themes'), '.mjs'),
  },
  {
    name: '@primer/react',
    styles: cssIn(join(folder, 'node_modules/@primer/primitives/dist/css')),
    themes: () => filesIn(join(folder, 'node_modules/@primer/primitives/dist/css/functional/themes'), '.css'),
  },
];

const filesIn = (path, ending) => readdirSync(path).filter((name) => name.endsWith(ending)).length;

/** Its themes are a light and a dark appearance in each accent colour. */
function radixThemes() {
  const accents = readFileSync(radixStyles, 'utf8').matchAll(/\[data-accent-color=['"]?([a-z]+)/g);
  return `2 × ${new Set([...accents].map(([, name]) => name)).size} accents`;
}

function cssIn(path) {
  try {
    return readdirSync(path, { recursive: true })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(path, name));
  } catch {
    return [];
  }
}

/** Exists in memory only; beside the installed packages, so that their names are found. */
const page = join(folder, 'page-to-measure.mjs');

const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** Builds a page that imports some names of a package, without React, and returns its scripts, styles and all names that it exports. */
async function bundle(entry, names) {
  const { output } = (
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'page',
          enforce: 'pre',
          resolveId: (source) => (source.endsWith('page-to-measure.mjs') ? page : null),
          load: (source) => (source === page ? `export ${names} from ${JSON.stringify(entry)};` : null),
        },
      ],
      build: {
        write: false,
        minify: true,
        lib: { entry: page, formats: ['es'], fileName: 'page' },
        rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/], output: { codeSplitting: false } },
      },
    })
  ).at(0);
  const scripts = output.filter(({ type }) => type === 'chunk');
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    exports: scripts.flatMap((chunk) => (chunk.isEntry ? chunk.exports : [])),
    script: scripts.map(({ code }) => code).join('\n'),
    style: styles.map(({ source }) => String(source)).join('\n'),
  };
}

/** Names of components: in PascalCase; no contexts, no single icons. */
const isComponent = (name) => /^[A-Z][a-z]/.test(name) && !/(Context|Provider)$|^Icon[A-Z]/.test(name);

async function measure({ name, entry = name, styles, themes, at = join(folder, 'node_modules', name) }) {
  const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const [whole, button] = [await bundle(entry, '*'), await bundle(entry, '{ Button }')];
  const sheets = styles.map((file) => readFileSync(file, 'utf8')).join('\n');
  const style = `${sheets}\n${whole.style}`;
  return {
    name,
    version: manifest.version,
    components: whole.exports.filter(isComponent).length,
    scriptBytes: gzip(whole.script),
    buttonBytes: gzip(button.script),
    styleBytes: gzip(style),
    tokens: new Set([...style.matchAll(/(--[\w-]+)\s*:/g)].map(([, token]) => token)).size,
    themes: themes(),
    dependencies: Object.keys(manifest.dependencies ?? {}).length,
  };
}

/** The documented facts of each component on our pages, and its number of live examples. */
async function documentation() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(own, 'src/docs/records/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const records = Object.values(module.records);
  const sections = ['use', 'avoid', 'do', 'dont', 'anatomy', 'keyboard', 'content', 'related'];
  return {
    components: records.length,
    sections: records.reduce((sum, record) => sum + sections.filter((key) => record[key].length > 0).length + 1, 0),
  };
}

/** Compares the packages of design systems by what they contain. */
export async function designSystems() {
  const installed = await step(
    'Installing the design systems',
    [
      ...pnpm,
      '--dir',
      folder,
      'install',
      '--ignore-workspace',
      '--ignore-scripts',
      '--frozen-lockfile',
      '--prefer-offline',
    ],
    { quiet: true },
  );
  if (!installed || !(await buildPackages())) throw new Error('The design systems could not be installed');
  const results = [];
  for (const each of packages) results.push(await measure(each));
  return { machine: describeMachine(), results, findings: await axeFindings(), documentation: await documentation() };
}
