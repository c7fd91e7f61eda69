import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Path of Chromium: `PORTAL_CHROMIUM`, Playwright's or Debian's. */
function chromiumPath(): string | undefined {
  if (process.env.PORTAL_CHROMIUM) return process.env.PORTAL_CHROMIUM;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
}

/** Debian's Chromium without a window if it is installed, which takes two thirds of the time; otherwise the complete browser. */
function shellPath(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return existsSync(shell) ? shell : chromiumPath();
}

/** No sandbox as root, where Chromium refuses to start with one; no background requests to the internet. */
export const launchOptions = {
  executablePath: shellPath(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without a window, text is drawn exactly as by the complete browser, so that screenshots of both are the same.
    '--font-render-hinting=slight',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
};
