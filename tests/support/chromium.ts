import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Path of Chromium: `PORTAL_CHROMIUM`, Playwright's or Debian's. */
export function chromiumPath(): string | undefined {
  if (process.env.PORTAL_CHROMIUM) return process.env.PORTAL_CHROMIUM;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
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
