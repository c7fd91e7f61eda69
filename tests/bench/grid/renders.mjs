import { openPage } from '../lib/browser.mjs';

/**
 * Runs in the page before React: listens where React tells its developer tools about commits, which production builds do too, and
 * counts components that rendered, as the tools do: a subtree whose first child is the same object as before did nothing.
 */
function watchRenders() {
  const performedWork = 1;
  const components = new Set([0, 1, 11, 14, 15]);
  const counted = { commits: 0, components: 0, rows: new Set() };
  window.benchRenders = counted;
  const domOf = (fiber) => {
    for (let at = fiber; at; at = at.child) if (at.stateNode instanceof Element) return at.stateNode;
    return null;
  };
  const visit = (fiber, before) => {
    if (components.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) {
      counted.components += 1;
      const row = domOf(fiber)?.closest(window.benchRows);
      if (row) counted.rows.add(row);
    }
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) {
      const previous = before === null ? null : child.alternate;
      if (previous !== child) visit(child, previous);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id, root) => {
      counted.commits += 1;
      visit(root.current, root.current.alternate);
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
}

/** Counts rows that were written too: a page may write its rows without React, and what React does not know of is work all the same. */
function watchWrites(selector) {
  window.benchRows = selector;
  new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest(selector);
      if (row) window.benchRenders.rows.add(row);
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
    if ((await page.evaluate(() => window.benchRenders.commits)) === 0) return null;
    await call('focusQuantity', 5);
    await page.keyboard.press('1');
    await call('settle');
    const digits = 5;
    let rows = 0;
    let components = 0;
    for (let i = 0; i < digits; i += 1) {
      await page.evaluate(() => Object.assign(window.benchRenders, { components: 0, rows: new Set() }));
      await page.keyboard.press(String(i + 2));
      await call('settle');
      const counted = await page.evaluate(() => ({
        rows: window.benchRenders.rows.size,
        components: window.benchRenders.components,
      }));
      rows = Math.max(rows, counted.rows);
      components = Math.max(components, counted.components);
    }
    return { rows, components };
  } finally {
    await close();
  }
}
