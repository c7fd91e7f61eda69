import { launch } from '../lib/browser.mjs';
import { heapOf } from '../lib/heap.mjs';
import { signInByForm, startPortal } from '../lib/portal.mjs';

/** Numbers of switches between orders after which memory is read. The browser still compiles code during the first 600. */
const readings = [40, 200, 600, 1_000];

/** From the last byte of the order's response to its rows painted and its entry line ready, ms, in a fresh browser each. */
async function opening(browser, state, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.ready = new Promise((resolve) => {
      const look = () => {
        const grid = document.querySelector('[role="grid"]');
        const field = document.querySelector('main input[role="combobox"]');
        if (grid && field && grid.querySelectorAll('[role="row"]').length > 10) {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        } else requestAnimationFrame(look);
      };
      look();
    });
  });
  await page.goto(address);
  const took = await page.evaluate(async (id) => {
    const at = await Promise.race([
      window.ready,
      new Promise((_, reject) => setTimeout(reject, 30_000, new Error('No order after 30 s'))),
    ]);
    const answer = performance.getEntriesByType('resource').filter(({ name }) => name.includes(`/cart/${id}`))[0];
    return answer ? at - answer.responseEnd : Number.NaN;
  }, address.split('/').pop());
  await context.close();
  return took;
}

/** Processor time of the page for one digit in the quantity of a line, script, style and layout, to the second frame after it; ms. */
async function digitsOf(browser, state, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  const page = await context.newPage();
  await page.goto(address);
  const fields = page.locator('[role="grid"] [role="row"] input');
  await fields.nth(10).waitFor();
  await page.waitForTimeout(3_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return 1000 * (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'));
  };
  const frames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
  const taken = [];
  for (const line of [2, 3, 4, 5, 6, 7, 8, 9]) {
    await fields.nth(line).focus();
    await fields.nth(line).selectText();
    await frames();
    for (const digit of '427') {
      const before = await work();
      await page.keyboard.press(digit);
      await frames();
      taken.push((await work()) - before);
    }
    // What was typed is saved before the next line.
    await fields.nth(line).blur();
    await page.waitForTimeout(1_500);
  }
  await context.close();
  return taken.slice(3);
}

/** Opening an order of 500 lines, and memory over 1,000 switches between four orders, in the built portal. */
export async function measureDesk({ quick }, codesOf) {
  const portal = await startPortal('desk');
  const { url } = portal;
  const browser = await launch();
  try {
    const { ids, codes } = await codesOf(url);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signInByForm(page, url);
    const state = await context.storageState();
    const openings = [];
    for (let run = 0; run < (quick ? 2 : 7); run += 1)
      openings.push(await opening(browser, state, `${url}/orders/${ids[0]}`));

    const digits = await digitsOf(browser, state, `${url}/orders/${ids[0]}`);

    for (const id of ids) {
      await page.goto(`${url}/orders/${id}`);
      await page.locator('[role="grid"] [role="row"]').nth(10).waitFor();
    }
    const tabs = ids.map((id) => page.getByRole('tab', { name: new RegExp(id.slice(-6)) }));
    const session = await context.newCDPSession(page);
    // A minute after the last save the page frees the texts that it wrote, which must not hide growth.
    if (!quick) await page.waitForTimeout(65_000);
    const heaps = [];
    let turns = 0;
    for (const switches of quick ? [8, 20] : readings) {
      for (; turns < switches; turns += 1) {
        await tabs[turns % tabs.length].click();
        await page.waitForURL(new RegExp(`${ids[turns % ids.length]}$`));
      }
      // Waits until the previous order is gone: during a switch there are two on the page.
      await page.waitForTimeout(1_500);
      heaps.push({ switches, ...(await heapOf(session)) });
    }
    await context.close();
    return { lines: codes.length, openings, digits, heaps };
  } finally {
    await browser.close();
    await portal.stop();
  }
}
