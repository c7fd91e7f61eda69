// All fault tests of carts: kills, reloads, lost responses, concurrency (docs/reliability.md). Takes about 15 minutes.

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
