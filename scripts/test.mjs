// Runs every check of the project, fastest feedback first. `npm test -- e2e visual` runs only the named ones.

import { ensureChromium } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { readResults, reportPath } from './lib/results.mjs';
import { step } from './lib/run.mjs';

const started = Date.now();
const bin = 'node_modules/.bin';
await install();
const chromium = await ensureChromium();
const env = { PORTAL_CHROMIUM: chromium, PORTAL_RETRIES: '1', CI: process.env.CI ?? '' };

const vitest = (name, ...args) => {
  const report = reportPath(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, command: [`${bin}/vitest`, 'run', ...args, ...reporters], env };
};
/** Several runs with a browser each: one browser runs out of memory after about a hundred story files. */
const inParts = (name, parts, ...args) =>
  Array.from({ length: parts }, (_, n) => ({
    ...vitest(`${name}-${n + 1}`, ...args, `--shard=${n + 1}/${parts}`),
    name,
    label: `${name} ${n + 1} of ${parts}`,
  }));
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
  ...inParts('stories', 3, '--project', 'stories'),
  vitest('contract', '--config', 'tests/contract/vitest.config.ts'),
  vitest('faults', '--config', 'tests/faults/vitest.config.ts'),
  playwright('e2e', 'tests/e2e/playwright.config.ts'),
  {
    name: 'storybook',
    command: [`${bin}/storybook`, 'build', '-o', '.build/storybook', '--quiet', '--disable-telemetry'],
    env,
  },
  playwright('visual', 'tests/visual/playwright.config.ts'),
  // Only by name: takes minutes, and the previous step already checks one theme per story.
  { ...playwright('contrast', 'tests/contrast/playwright.config.ts'), onlyByName: true },
];

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter((name) => !steps.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${steps.map((each) => each.name).join(', ')}.`);
  process.exit(2);
}

let passed = 0;
const failures = [];
const failed = [];
const flaky = [];
for (const each of steps) {
  if (wanted.length > 0 ? !wanted.includes(each.name) : each.onlyByName) continue;
  const ended = each.does
    ? await each.does()
    : await step(each.label ?? each.name, each.command, { quiet: true, env: each.env });
  const tests = each.report ? readResults(each.report) : { passed: ended ? 1 : 0, failed: [], flaky: [] };
  // A reported failure counts, whatever the exit code.
  const ok = ended && tests.failed.length === 0;
  passed += tests.passed;
  flaky.push(...tests.flaky);
  failed.push(
    ...(ok || tests.failed.length > 0 ? tests.failed : [{ title: each.name, message: 'see its output above' }]),
  );
  if (!ok) failures.push(each.name);
}
// Repeated at the end, where readers of a long log look.
for (const { title } of flaky) console.log(`Passed only at the second try: ${title}`);
for (const { title, message } of failed) console.log(`✗ ${title}\n${message}\n`);
if (failures.length > 0) console.log(`Failed: ${[...new Set(failures)].join(', ')}`);
console.log(`Done in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
