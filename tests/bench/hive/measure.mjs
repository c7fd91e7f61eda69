import { median, percentile } from '../lib/stats.mjs';
import { pieces, typedInto } from './shape.mjs';

const viewport = { width: 1600, height: 1000 };
/** Milliseconds between keys; less than the pause after which the page builder saves. */
const betweenKeys = 150;
const heldKeys = 45;
const betweenHeld = 33;
/** Milliseconds in which an action is complete; saving starts later. */
const act = 450;
/** How often an action is checked for before the measurement gives up. */
const mostChecks = 20;
/** Repetitions of each action in a run; the run's major garbage collection falls into one of them. */
const actRounds = 3;
/** Milliseconds in which the action is saved as well. */
const saving = 1500;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Total CPU time of the main thread so far, in ms. */
async function work(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Runs in the page: the time from each key to the paint of what it changed in the frame. */
function watchKeys(frame) {
  const watched = { waiting: [], took: [], last: 0, lastKey: 0 };
  window.benchKeys = watched;
  const inner = document.querySelector(frame).contentWindow;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      watched.waiting.push(timeStamp);
      watched.lastKey = timeStamp;
    },
    { capture: true },
  );
  let isAsked = false;
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    inner.requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        isAsked = false;
        watched.last = performance.now();
        for (const at of watched.waiting.splice(0)) watched.took.push(watched.last - at);
      };
      port2.postMessage(null);
    });
  }).observe(inner.document.body, { subtree: true, childList: true, characterData: true });
}

async function press(cdp, isRepeat = false) {
  const key = { key: 'x', code: 'KeyX', windowsVirtualKeyCode: 88 };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'x', autoRepeat: isRepeat, ...key });
  if (!isRepeat) await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Opens a draft of `count` components in a fresh browser, types and edits. CPU in ms of the main thread per key or action. */
export async function measure(browser, editor, { url, state, count, keys, acts, slowdown = 1 }) {
  const context = await browser.newContext({ viewport, storageState: state });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const all = pieces(count);
    const piece = typedInto(all);
    const result = { acts: {} };
    const counted = async (name, steps) => {
      const before = await work(cdp);
      await steps();
      await wait(act);
      result.acts[name] = (await work(cdp)) - before;
    };

    await page.goto(url);
    const frame = page.frameLocator(editor.frame);
    const item = frame.locator(editor.itemOf(piece)).first();
    await item.waitFor({ state: 'attached', timeout: 60_000 });
    await wait(saving);
    result.open = await work(cdp);
    await cdp.send('HeapProfiler.enable');
    await cdp.send('HeapProfiler.collectGarbage');
    result.heap = (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const pick = async () => {
      await item.scrollIntoViewIfNeeded();
      await wait(act);
      const box = await item.boundingBox();
      return () => page.mouse.click(box.x + 8, box.y + box.height / 2);
    };
    await counted('select', await pick());
    await editor.input(page).click();
    await page.keyboard.press('End');
    await page.evaluate(watchKeys, editor.frame);
    // The first key has start-up costs that later keys do not have.
    await press(cdp);
    await wait(saving);
    const before = await work(cdp);
    for (let i = 0; i < keys; i += 1) {
      await press(cdp);
      await wait(betweenKeys);
    }
    result.key = ((await work(cdp)) - before) / keys;
    const { took } = await page.evaluate(() => window.benchKeys);
    result.painted = percentile(took.slice(1), 0.95);
    result.paintedMedian = median(took.slice(1));
    const saved = await work(cdp);
    await wait(saving);
    result.saving = (await work(cdp)) - saved;

    if (slowdown > 1) {
      for (let i = 0; i < heldKeys; i += 1) {
        // Not awaited: the keyboard does not wait for the page.
        void press(cdp, true).catch(() => {});
        await wait(betweenHeld);
      }
      await wait(saving * 3);
      const { last, lastKey } = await page.evaluate(() => window.benchKeys);
      result.backlog = last - lastKey;
      return result;
    }
    if (!acts) return result;
    const sizeOf = () => frame.locator('body').evaluate((body) => body.querySelectorAll('*').length);
    const rounds = {};
    for (let round = 0; round < actRounds; round += 1) {
      await (await pick())();
      await wait(act);
      for (const [name, { select, row, once, before: prepare, act: perform }] of Object.entries(editor.acts)) {
        if (once && round < actRounds - 1) continue;
        if (select) {
          await (await pick())();
          await wait(act);
        }
        if (row) {
          await page.locator('[role="tree"] [role="treeitem"][tabindex="0"]').first().focus();
          await wait(act);
        }
        if (prepare) {
          await prepare(page);
          await wait(act);
        }
        const was = await sizeOf();
        const started = await work(cdp);
        await counted(name, () => perform(page, piece));
        if (name !== 'move' && name !== 'frames') {
          // On a busy machine the action may still be under way; then its whole work is counted.
          for (let checks = 0; (await sizeOf()) === was; checks += 1) {
            if (checks === mostChecks) throw new Error(`${name} did nothing`);
            await wait(act);
            result.acts[name] = (await work(cdp)) - started;
          }
        }
        rounds[name] = [...(rounds[name] ?? []), result.acts[name]];
        await wait(saving);
      }
      // Restores what was removed for the next round.
      if (round < actRounds - 1) {
        await editor.restore(page);
        await wait(saving);
      }
    }
    for (const [name, taken] of Object.entries(rounds)) result.acts[name] = median(taken);
    result.rounds = rounds;
    if (faults.length > 0) throw new Error(faults.join('; '));
    return result;
  } finally {
    await context.close();
  }
}
