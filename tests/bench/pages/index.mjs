import { build } from '../../../scripts/lib/build.mjs';
import { launch } from '../lib/browser.mjs';
import { installPeers } from '../lib/install.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { startPortal } from '../lib/portal.mjs';
import { median, spread } from '../lib/stats.mjs';
import { freePort } from '../server/processes.mjs';

/** Public pages, as a visitor opens them. */
const paths = ['/home', '/part/HXB-12050-88Z', '/search/M12'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const firstBytes = 60;

/** Milliseconds from the request to the first byte of the response. */
async function firstByte(url) {
  const began = performance.now();
  const answer = await fetch(url);
  const reader = answer.body.getReader();
  await reader.read();
  const took = performance.now() - began;
  await reader.cancel();
  return took;
}

/** Lighthouse's phone on a slow connection: its four scores and the metrics behind the performance score, medians of the runs. */
async function judge(lighthouse, url, port, runs) {
  const found = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: categories });
    const figureOf = (audit) => lhr.audits[audit].numericValue;
    found.push({
      marks: Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      firstPaint: figureOf('first-contentful-paint'),
      largestPaint: figureOf('largest-contentful-paint'),
      blocked: figureOf('total-blocking-time'),
      shift: figureOf('cumulative-layout-shift'),
    });
  }
  const middle = (of) => median(found.map(of));
  return {
    marks: Object.fromEntries(categories.map((name) => [name, middle(({ marks }) => marks[name])])),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocked: middle(({ blocked }) => blocked),
    shift: middle(({ shift }) => shift),
  };
}

/** The public pages by Lighthouse, and the time to the first byte. */
export async function pages({ runs, quick }) {
  await installPeers();
  // Installed together with the peers.
  const { default: lighthouse } = await import('lighthouse');
  if (!(await build())) throw new Error('The portal could not be built.');
  const calm = await quiet();
  const portal = await startPortal('pages');
  const { url } = portal;
  const debugging = await freePort();
  const browser = await launch([`--remote-debugging-port=${debugging}`]);
  try {
    const rows = [];
    for (const path of paths) {
      await firstByte(url + path);
      const waits = [];
      for (let ask = 0; ask < (quick ? 10 : firstBytes); ask += 1) waits.push(await firstByte(url + path));
      rows.push({
        path,
        wait: spread(waits),
        ...(await judge(lighthouse, url + path, debugging, quick ? 1 : Math.min(runs, 5))),
      });
      process.stdout.write(`  ${path}\n`);
    }
    return { machine: { ...describeMachine(), calm }, rows };
  } finally {
    await browser.close();
    await portal.stop();
  }
}
