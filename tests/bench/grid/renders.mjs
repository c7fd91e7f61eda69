import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { openPage } from '../lib/browser.mjs';

const watchRenders = { path: join(root, 'tests/support/watch-renders.js') };

/** Also counts rows written without React, which React does not know of. */
function watchWrites(selector) {
  window.watchedRenders.rowSelector = selector;
  new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest(selector);
      if (row) window.watchedRenders.rows.add(row);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Rows that were rendered or written, and components that React rendered, per digit typed into a quantity; null for pages without React. Not timed. */
export async function countRenders(browser, url) {
  const { page, call, close } = await openPage(browser, url, { init: watchRenders });
  try {
    await call('prepare', false);
    await call('mount');
    await call('settle');
    await page.evaluate(watchWrites, await call('rowSelector'));
    if ((await page.evaluate(() => window.watchedRenders.commits)) === 0) return null;
    await call('focusQuantity', 5);
    await page.keyboard.press('1');
    await call('settle');
    const digits = 5;
    let rows = 0;
    let components = 0;
    for (let i = 0; i < digits; i += 1) {
      await page.evaluate(() => Object.assign(window.watchedRenders, { components: 0, rows: new Set() }));
      await page.keyboard.press(String(i + 2));
      await call('settle');
      const counted = await page.evaluate(() => ({
        rows: window.watchedRenders.rows.size,
        components: window.watchedRenders.components,
      }));
      rows = Math.max(rows, counted.rows);
      components = Math.max(components, counted.components);
    }
    return { rows, components };
  } finally {
    await close();
  }
}
