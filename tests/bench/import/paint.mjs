import { build } from '../../../scripts/lib/build.mjs';
import { launch } from '../lib/browser.mjs';
import { signInByForm, startPortal } from '../lib/portal.mjs';

/** Pastes a text into the entry line of an order; milliseconds until the rows of its review are painted. */
async function paste(page, text) {
  const field = page.getByRole('combobox', { name: 'Code of the part to add' });
  await field.focus();
  const took = await field.evaluate(
    (element, pasted) =>
      new Promise((resolve) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const began = performance.now();
        const look = () => {
          const grid = document.querySelector('[role="grid"][aria-label="Rows of the list"]');
          // The rows are in the DOM: the next frame but one starts after their paint.
          if (grid?.querySelectorAll('[role="row"]').length > 5) {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
          } else requestAnimationFrame(look);
        };
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        look();
      }),
    text,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return took;
}

/** A list of 500 rows in the built portal, from paste to paint. The first run warms the caches for later ones. */
export async function painting(text, runs) {
  if (!(await build())) throw new Error('The portal could not be built.');
  const portal = await startPortal('import');
  const { url } = portal;
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signInByForm(page, url);
    // The review's code is preloaded once the order has settled.
    const prepared = page.waitForResponse((response) => response.url().includes('/ImportDialog-'));
    await page.getByRole('button', { name: 'New order' }).first().click();
    await page.getByRole('combobox', { name: 'Code of the part to add' }).waitFor();
    await prepared;
    const times = [];
    for (let run = 0; run <= runs; run += 1) times.push(await paste(page, text));
    const [first, ...others] = times;
    return { first, others };
  } finally {
    await browser.close();
    await portal.stop();
  }
}
