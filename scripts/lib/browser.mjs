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
