// Quick check: types, lint and unit tests, in under a minute.
import { install } from './lib/install.mjs';
import { step } from './lib/run.mjs';

await install();
const bin = 'node_modules/.bin';
const done = await Promise.all([
  step('Types', [`${bin}/tsc`, '--noEmit'], { quiet: true }),
  step('Lint and format', [`${bin}/biome`, 'check', '.'], { quiet: true }),
  step('Unit tests', [`${bin}/vitest`, 'run', '--project', 'unit', '--project', 'dom', '--reporter=minimal'], {
    quiet: true,
  }),
]);
process.exit(done.every(Boolean) ? 0 : 1);
