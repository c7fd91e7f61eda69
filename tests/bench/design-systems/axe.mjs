import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from '../../../scripts/lib/run.mjs';
import { launch } from '../lib/browser.mjs';
import { serve } from '../lib/serve.mjs';

const folder = import.meta.dirname;
const axe = readFileSync(createRequire(join(root, 'tests/package.json')).resolve('axe-core/axe.min.js'), 'utf8');
/** The screen of each package, and its address in a light and in a dark theme. */
const screens = {
  '@portal/design-system': { screen: 'ours', themes: ['theme=standard', 'theme=midnight'] },
  '@radix-ui/themes': { screen: 'radix', themes: ['theme=light', 'theme=dark'] },
  'braid-design-system': { screen: 'braid', themes: ['_bdsdm=0', '_bdsdm=1'] },
  '@primer/react': { screen: 'primer', themes: ['theme=light', 'theme=dark'] },
};

async function buildScreen(screen, out) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Braid's styles are vanilla-extract's, which the build of the app that uses them makes.
    plugins: screen === 'braid' ? [vanillaExtractPlugin()] : [],
    resolve: {
      alias: [
        { find: /^@portal\/design-system$/, replacement: join(root, 'packages/design-system/dist/index.js') },
        {
          find: '@portal/design-system/styles.css',
          replacement: join(root, 'packages/design-system/dist/css/styles.css'),
        },
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, 'screens', `${screen}.jsx`),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]', codeSplitting: false },
      },
    },
  });
  writeFileSync(
    join(out, 'page.html'),
    '<!doctype html><html lang="en"><link rel="stylesheet" href="style.css"><script type="module" src="page.js"></script></html>',
  );
}

/** What axe finds in a screen: [rule, element] of each finding, with and without the dialog, in every theme. */
async function findingsOf(browser, url, themes) {
  const findings = [];
  for (const theme of themes) {
    for (const dialog of ['', '&dialog']) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(`${url}?${theme}${dialog}`);
      await page.getByText(dialog ? 'It is used by two orders.' : 'Leave at the door').waitFor();
      // Colours are checked as they are at rest.
      await page.addStyleTag({ content: '* { animation: none !important; transition: none !important; }' });
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      findings.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, `${target}`])));
      await page.close();
    }
  }
  return { elements: findings.length, rules: [...new Set(findings.map(([rule]) => rule))] };
}

/**
 * The same form, list of buttons and dialog built from each package, checked by axe with all its rules. Elements found wrong
 * in both themes together, and the rules that they break.
 */
export async function axeFindings() {
  const out = join(root, '.build/bench/design-systems');
  for (const { screen } of Object.values(screens)) await buildScreen(screen, join(out, screen));
  const server = await serve({ screens: out });
  const browser = await launch();
  const findings = {};
  try {
    for (const [name, { screen, themes }] of Object.entries(screens)) {
      findings[name] = await findingsOf(browser, `${server.url}/screens/${screen}/page.html`, themes);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return findings;
}
