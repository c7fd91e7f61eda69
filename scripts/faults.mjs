// The faults around carts in full: kills, reloads, lost answers, many at once (docs/reliability.md). About a quarter of an hour.

import { ensureChromium } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { step } from './lib/run.mjs';

await install();
const chromium = await ensureChromium();
const built = await build();
const command = [
  'node_modules/.bin/vitest',
  'run',
  '--config',
  'tests/faults/vitest.config.ts',
  ...process.argv.slice(2),
];
const env = { PORTAL_CHROMIUM: chromium, PORTAL_FAULTS: 'full' };
process.exit(built && (await step('faults', command, { env })) ? 0 : 1);
