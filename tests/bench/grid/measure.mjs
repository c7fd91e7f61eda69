import { openPage, viewport } from '../lib/browser.mjs';
import { median } from '../lib/stats.mjs';

/** Lines whose quantity is typed, and the digits typed into each. */
const typedLines = [2, 6, 10, 11];
const digits = ['4', '2', '7'];
/** The first two digits of a fresh page cost more in every library, because memory has to be allocated. */
const themeSwitches = 6;
const wheel = { ticks: 10, step: 100, pause: 40 };

/** Script, style and layout of the main thread so far, in ms of CPU time. */
async function work(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
}

async function type(cdp, digit) {
  const key = { key: digit, code: `Digit${digit}`, windowsVirtualKeyCode: 48 + Number(digit) };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: digit, ...key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

async function turnWheel(cdp, direction) {
  const sent = [];
  for (let i = 0; i < wheel.ticks; i += 1) {
    const at = { x: viewport.width / 2, y: viewport.height / 2, deltaX: 0, deltaY: direction * wheel.step };
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at }));
    await new Promise((resolve) => setTimeout(resolve, wheel.pause));
  }
  await Promise.all(sent);
}

/**
 * One run of one page, fresh: mount, DOM and heap, digits, prices, theme, scroll. Times are ms on the clock from the cause to the paint
 * that shows it; `cpu` is the main thread's script, style and layout for the same thing, including idle work.
 */
export async function measure(browser, url, { slowdown = 1 } = {}) {
  const { cdp, call, faults, close } = await openPage(browser, url);
  try {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('HeapProfiler.enable');
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const result = { cpu: {} };
    const counted = async (name, steps) => {
      await call('settle');
      const before = await work(cdp);
      const value = await steps();
      await call('settle');
      result.cpu[name] = (await work(cdp)) - before;
      return value;
    };

    await call('prepare', false);
    result.mount = await counted('mount', () => call('mount'));
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    result.heap = (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    Object.assign(result, await call('count'));

    const times = [];
    for (const line of typedLines) {
      if (!(await call('focusQuantity', line))) throw new Error('the quantity took no focus');
      await counted('digit', async () => {
        for (const digit of digits) {
          await type(cdp, digit);
          times.push(await call('typed'));
        }
      });
      result.cpu.digits = [...(result.cpu.digits ?? []), result.cpu.digit / digits.length];
    }
    result.digit = median(times);
    result.digitWorst = Math.max(...times);
    result.cpu.digit = median(result.cpu.digits);
    delete result.cpu.digits;

    await call('prepare', true);
    result.prices = await counted('prices', () => call('prices'));
    const themes = [];
    const themeWork = [];
    for (let i = 0; i < themeSwitches; i += 1) {
      themes.push(await counted('theme', () => call('theme')));
      themeWork.push(result.cpu.theme);
    }
    result.theme = median(themes);
    result.cpu.theme = median(themeWork);

    // Once for frames and work, and again to inspect every frame, because inspecting costs time.
    await call('watchScroll', false);
    const { frames, distance } = await counted('scroll', async () => {
      await turnWheel(cdp, 1);
      return call('scrolled');
    });
    if (distance < 500) throw new Error(`the table scrolled ${distance} px only`);
    result.frames = frames;
    result.distance = distance;
    await call('watchScroll', true);
    await turnWheel(cdp, 1);
    await turnWheel(cdp, -1);
    const { sampled, blank } = await call('scrolled');
    if (sampled === 0) throw new Error('no frame of the scroll was looked at');
    Object.assign(result, { sampled, blank });
    if (faults.length > 0) throw new Error(faults.join('; '));
    return result;
  } finally {
    await close();
  }
}
