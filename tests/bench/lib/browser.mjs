import { chromium } from 'playwright';
import { ensureChromium } from '../../../scripts/lib/browser.mjs';

/** Chromium without background activity, with extra `args` if a measurement needs them. */
export async function launch(args = []) {
  const executablePath = await ensureChromium();
  return chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      ...args,
    ],
  });
}

export const viewport = { width: 1440, height: 900 };

/** A fresh page without cached data, and its protocol session. */
export async function openPage(browser, url) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchReport' });
  const waiting = new Map();
  cdp.on('Runtime.bindingCalled', ({ payload }) => {
    const { id, value, error } = JSON.parse(payload);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error}${faults.length > 0 ? `; page: ${faults.join('; ')}` : ''}`));
    else resolve?.(value);
  });
  let next = 0;
  const call = (name, argument) => {
    next += 1;
    const id = next;
    const result = new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    const expression = `bench.call(${id}, ${JSON.stringify(name)}, ${JSON.stringify(argument ?? null)})`;
    return Promise.all([cdp.send('Runtime.evaluate', { expression }), result]).then(([, value]) => value);
  };
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => Boolean(window.bench));
  return { page, cdp, call, faults, close: () => context.close() };
}
