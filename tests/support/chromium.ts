import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Path of Chromium: `PORTAL_CHROMIUM`, Playwright's or Debian's. */
export function chromiumPath(): string | undefined {
  if (process.env.PORTAL_CHROMIUM) return process.env.PORTAL_CHROMIUM;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
}

/**
 * Path of the browser for journeys: Debian's Chromium without a window if it is installed, which takes two thirds of the time. It
 * draws text slightly differently, so screenshots are taken with the complete browser.
 */
function shellPath(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return existsSync(shell) ? shell : chromiumPath();
}

/** No sandbox as root, where Chromium refuses to start with one; no background requests to the internet. */
export const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
};

/** For journeys, which take no screenshots. */
export const journeyOptions = { ...launchOptions, executablePath: shellPath() };
