import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { freePort, scratchFolder, startProcess } from '../server/processes.mjs';

/** The built portal on its own store, which `stop` removes. `more`: further environment variables. */
export async function startPortal(name, more = {}) {
  const { folder, remove } = scratchFolder(name);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORTAL_DATA: join(folder, 'data'),
    PORTAL_LOG_LEVEL: 'warn',
    PORTAL_CALLS_PER_MINUTE: '0',
    NODE_ENV: '',
    PORT: String(port),
    ...more,
  };
  const { stop } = await startProcess(join(root, 'server', 'dist', 'main.js'), { env, ready: `${url}/readyz` });
  return {
    url,
    stop: async () => {
      await stop();
      remove();
    },
  };
}

/** Signs in through the form and waits for the next page. */
export async function signInByForm(page, url, username = 'customer') {
  await page.goto(`${url}/login`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('portal-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/orders/);
}
