import { openPage } from '../lib/browser.mjs';

const digits = 5;

/** Collects the rows of the table in which something is written, or that are added, in `window.writtenRows`. */
function watchRows(selector) {
  window.writtenRows = new Set();
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        const row = (node instanceof Element ? node : node.parentElement)?.closest(selector);
        if (row) window.writtenRows.add(row);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Most rows of the table that are written for one digit typed into a quantity. Not timed. */
export async function countWrittenRows(browser, url) {
  const { page, call, close } = await openPage(browser, url);
  try {
    await call('prepare', false);
    await call('mount');
    await call('settle');
    await page.evaluate(watchRows, await call('rowSelector'));
    await call('focusQuantity', 5);
    await page.keyboard.press('1');
    await call('settle');
    let most = 0;
    for (let i = 0; i < digits; i += 1) {
      await page.evaluate(() => window.writtenRows.clear());
      await page.keyboard.press(String(i + 2));
      await call('settle');
      most = Math.max(most, await page.evaluate(() => window.writtenRows.size));
    }
    return most;
  } finally {
    await close();
  }
}
