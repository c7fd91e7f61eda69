// Every check of the project, in the order in which a mistake shows soonest. `npm test -- e2e visual` runs only those named.

import { ensureChromium } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { countTests, reportPath } from './lib/results.mjs';
import { step } from './lib/run.mjs';

const started = Date.now();
const bin = 'node_modules/.bin';
await install();
const chromium = await ensureChromium();
const env = { PORTAL_CHROMIUM: chromium, CI: process.env.CI ?? '' };

const vitest = (name, ...args) => {
  const report = reportPath(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, command: [`${bin}/vitest`, 'run', ...args, ...reporters], env };
};
const playwright = (name, config) => {
  const report = reportPath(name);
  return {
    name,
    report,
    command: [`${bin}/playwright`, 'test', '--config', config, '--reporter=list,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
};

const steps = [
  { name: 'types', command: [`${bin}/tsc`, '--noEmit'] },
  { name: 'lint', command: [`${bin}/biome`, 'ci', '.'] },
  { name: 'unused', command: [`${bin}/knip`, '--no-progress'] },
  { name: 'build', does: build },
  vitest('built', '--project', 'built'),
  vitest('unit', '--project', 'unit'),
  vitest('stories', '--project', 'stories'),
  vitest('contract', '--config', 'tests/contract/vitest.config.ts'),
  vitest('faults', '--config', 'tests/faults/vitest.config.ts'),
  playwright('e2e', 'tests/e2e/playwright.config.ts'),
  {
    name: 'storybook',
    command: [`${bin}/storybook`, 'build', '-o', '.build/storybook', '--quiet', '--disable-telemetry'],
    env,
  },
  playwright('contrast', 'tests/contrast/playwright.config.ts'),
  playwright('visual', 'tests/visual/playwright.config.ts'),
];

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter((name) => !steps.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${steps.map((each) => each.name).join(', ')}.`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
const failures = [];
for (const each of steps) {
  if (wanted.length > 0 && !wanted.includes(each.name)) continue;
  const ok = each.does ? await each.does() : await step(each.name, each.command, { quiet: true, env: each.env });
  const tests = each.report ? countTests(each.report) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  passed += tests.passed;
  failed += ok ? tests.failed : Math.max(1, tests.failed);
  if (!ok) failures.push(each.name);
}
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`Done in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
