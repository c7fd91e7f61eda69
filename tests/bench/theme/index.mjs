import { runnerImport } from 'vite';
import { buildPage } from '../grid/build.mjs';
import { launch, openPage } from '../lib/browser.mjs';
import { describeMachine, load, quiet } from '../lib/machine.mjs';
import { serve } from '../lib/serve.mjs';
import { median } from '../lib/stats.mjs';

const page = { id: 'ours-speaking', entry: 'ours-speaking.tsx' };

/** Counts and ms of the main thread so far. */
async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    style: 1000 * of('RecalcStyleDuration'),
    layout: 1000 * of('LayoutDuration'),
    recalcs: of('RecalcStyleCount'),
  };
}

/** Applies another theme to the root and waits for the frame that shows it. */
async function change(cdp, theme) {
  const expression = `(async () => {
    document.documentElement.dataset.theme = ${JSON.stringify(theme)};
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  })()`;
  await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
}

/** Style and layout of a switch between all themes with an order of 500 lines on the page. */
export async function theme({ runs }) {
  const { module } = await runnerImport('packages/design-system/src/themes/names.ts', { configFile: false });
  const themes = module.themeKeys;
  const folder = await buildPage(page);
  const calm = await quiet();
  const server = await serve({ [page.id]: folder });
  const browser = await launch();
  const samples = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const { page: opened, cdp, call, close } = await openPage(browser, `${server.url}/${page.id}/index.html`);
      try {
        await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
        await call('prepare', false);
        await call('mount');
        await call('settle');
        // Progress bars animate in frames of their own, which are not part of the switch.
        await opened.evaluate(() => {
          for (const animation of document.getAnimations()) animation.pause();
        });
        for (const key of [...themes.slice(1), themes[0]]) {
          const before = await metricsOf(cdp);
          await change(cdp, key);
          const after = await metricsOf(cdp);
          samples.push({
            run,
            theme: key,
            load: load(),
            style: after.style - before.style,
            layout: after.layout - before.layout,
            recalcs: after.recalcs - before.recalcs,
          });
        }
      } finally {
        await close();
      }
      process.stdout.write(`  run ${run + 1} of ${runs}, load ${load().toFixed(1)}\n`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const rows = themes.map((key) => {
    const own = samples.filter((sample) => sample.theme === key);
    return {
      theme: key,
      style: median(own.map(({ style }) => style)),
      layout: median(own.map(({ layout }) => layout)),
      recalcs: median(own.map(({ recalcs }) => recalcs)),
    };
  });
  return { machine: { ...describeMachine(), chromium: browser.version(), calm }, rows, samples };
}
