import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run, step } from './run.mjs';

/** Path of Chromium: `PORTAL_CHROMIUM`, Playwright's or Debian's; null if there is none. */
export function findChromium() {
  if (process.env.PORTAL_CHROMIUM) return process.env.PORTAL_CHROMIUM;
  const require = createRequire(join(root, 'package.json'));
  const own = require('playwright').chromium.executablePath();
  if (own && existsSync(own)) return own;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}

/** Finds Chromium, or installs Playwright's, or Debian's package if that is refused. Returns its path. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const playwright = ['node', 'node_modules/playwright/cli.js', 'install', 'chromium'];
  if (await step('Installing a browser', playwright, { quiet: true })) {
    const own = findChromium();
    if (own) return own;
  }
  await run(['apt-get', 'update'], { quiet: true });
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step("Installing Debian's Chromium", ['apt-get', 'install', '-y', 'chromium'], { quiet: true, env });
  const path = findChromium();
  if (path) return path;
  console.error('No Chromium: install one, or name it in PORTAL_CHROMIUM.');
  return process.exit(1);
}

/**
 * Adds Debian's Chromium without a window for journeys and screenshots (`tests/support/chromium.ts`), in the version of the installed
 * Chromium. Where that is impossible, they use the complete browser and take half as long again.
 */
export async function addHeadlessShell() {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (existsSync('/usr/bin/chromium-headless-shell') || !canInstall) return;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it in
  const installed = await run(['dpkg-query', '--show', '--showformat', '${Version}', 'chromium'], { quiet: true });
  if (installed.code !== 0) return;
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = ['apt-get', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  await run([...apt, 'update'], options);
  const shell = `chromium-headless-shell=${installed.output.trim()}`;
  await run([...apt, 'install', '-y', '--no-install-recommends', shell], options);
}
