// Runs every check of the project, the quickest first.
// `npm test -- e2e visual` runs only the named ones. `npm test -- --changed` runs the unit tests that import a module with uncommitted changes,
// and the contract tests, journeys and pictures that scripts/lib/changed.mjs lists for the changed files.
// `npm run test:full` adds the journeys tagged @full, all themes and widths, both databases for every contract test, all faults, several
// PostgreSQL clusters, journeys on two servers, and these checks on what the generators make (decision 71).

import { existsSync, readFileSync } from 'node:fs';
import { addHeadlessShell, ensureChromium } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { changedPaths, testsFor } from './lib/changed.mjs';
import { install } from './lib/install.mjs';
import { buildPackages } from './lib/packages.mjs';
import { ensurePgbouncer } from './lib/pgbouncer.mjs';
import { readResults, reportPath } from './lib/results.mjs';
import { step } from './lib/run.mjs';

const started = Date.now();
const bin = 'node_modules/.bin';
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const [onlyChanged, isFull] = [flags.includes('--changed'), flags.includes('--full')];
const unknownFlags = flags.filter((flag) => !['--changed', '--full'].includes(flag));
if (unknownFlags.length > 0) {
  console.error(`No such option: ${unknownFlags.join(', ')}. There are: --changed, --full.`);
  process.exit(2);
}
/** With `--changed`, the tests of each step that the changes affect; otherwise null. */
const concerned = onlyChanged ? testsFor(changedPaths()) : null;
await install();
const chromium = await ensureChromium();
const env = {
  PORTAL_CHROMIUM: chromium,
  PORTAL_RETRIES: '1',
  PORTAL_TESTS: isFull ? 'full' : '',
  CI: process.env.CI ?? '',
};

/** Whether a step runs, and the files it is limited to: those that changes concern. */
const limited = (name) => {
  const tests = concerned === null ? 'all' : (concerned[name] ?? []);
  return { isConcerned: tests.length > 0, files: tests === 'all' ? [] : tests };
};
const vitest = (name, ...args) => {
  const report = reportPath(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    report,
    command: [`${bin}/vitest`, 'run', ...args, ...limited(name).files, ...reporters],
    env,
    isConcerned: limited(name).isConcerned,
  };
};
/** Vitest knows which modules a unit test imports. */
const unitTests = (name, ...args) =>
  onlyChanged
    ? { ...vitest(name, ...args, '--changed', '--passWithNoTests'), isConcerned: true }
    : vitest(name, ...args);
const playwright = (name, config, more = {}, files = limited(name).files) => {
  const report = reportPath(name);
  return {
    name,
    report,
    command: [`${bin}/playwright`, 'test', '--config', config, ...files, '--reporter=list,json'],
    env: { ...env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    isConcerned: limited(name).isConcerned,
  };
};
/** Pictures: the folders whose stories are compared, with the check that each component has pictures. */
const visual = () => {
  const { files: folders } = limited('visual');
  const only = folders.length > 0 ? ['stories.spec', 'baselines.spec'] : [];
  return playwright('visual', 'tests/visual/playwright.config.ts', { PORTAL_STORY_FOLDERS: folders.join(',') }, only);
};
const testedImage = { PORTAL_TEST_IMAGE: 'portal' };
/** Where the run of `generated` lists tests that passed only at the second try. */
const secondTries = reportPath('generated');
const imageJourneys = ['newcomer', 'expert', '/order.spec', 'import', '/part.spec'];
const storybook = {
  name: 'storybook',
  command: [`${bin}/storybook`, 'build', '-o', '.build/storybook', '--quiet', '--disable-telemetry'],
  env,
  isConcerned: limited('visual').isConcerned,
};

/** The steps of a group run in parallel, the groups one after another. Each of them alone would leave processors idle. */
const groups = [
  [
    { name: 'types', command: [`${bin}/tsc`, '--noEmit'] },
    { name: 'lint', command: [`${bin}/biome`, 'ci', '.'] },
    { name: 'unused', command: [`${bin}/knip`, '--no-progress'] },
    storybook,
    { name: 'build', does: build },
    { name: 'packages', does: buildPackages },
  ],
  [
    vitest('built', '--project', 'built'),
    unitTests('unit', '--project', 'unit', '--project', 'dom'),
    unitTests('whole', '--project', 'whole'),
  ],
  // Servers start, and carts fall due.
  [
    vitest('contract', '--config', 'tests/contract/vitest.config.ts'),
    vitest('faults', '--config', 'tests/faults/vitest.config.ts'),
  ],
  [{ ...vitest('clusters', '--config', 'tests/clusters/vitest.config.ts'), when: isFull }],
  [playwright('e2e', 'tests/e2e/playwright.config.ts')],
  [{ ...playwright('e2e-two-servers', 'tests/e2e/playwright.config.ts', { PORTAL_TEST_SERVERS: '2' }), when: isFull }],
  // Buyers' journeys against the container image `portal`; for machines with a container engine, only when named.
  [{ ...playwright('e2e-image', 'tests/e2e/playwright.config.ts', testedImage, imageJourneys), when: false }],
  // Plays every story, checks it with axe and compares its screenshots.
  [visual()],
  // The packed design system in projects of its own.
  [{ ...vitest('packages-installed', '--config', 'tests/packages/vitest.config.ts'), when: isFull }],
  // The generators' results pass these checks as they are.
  [
    {
      name: 'generated',
      command: ['node', 'scripts/generated.mjs'],
      env: { ...env, PORTAL_SECOND_TRIES: secondTries },
      when: isFull,
    },
  ],
  // Every story in Storybook's own test runner.
  [{ ...vitest('stories', '--project', 'stories'), when: isFull }],
  // Contrast of every story in every theme; `visual` checks each in Standard, and one of each component in another theme.
  [{ ...playwright('contrast', 'tests/contrast/playwright.config.ts'), when: isFull }],
];
const steps = groups.flat();

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter((name) => !steps.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${steps.map((each) => each.name).join(', ')}.`);
  process.exit(2);
}
const inBrowser = /^(e2e|visual|contrast|stories|packages-installed)/;
if (wanted.length === 0 || wanted.some((name) => inBrowser.test(name))) await addHeadlessShell();

if (wanted.length === 0 ? isFull : wanted.includes('clusters')) await ensurePgbouncer();

let passed = 0;
const failures = [];
const failed = [];
const flaky = [];
const newPictures = [];
const isWanted = ({ name, when = true, isConcerned = true }) =>
  isConcerned && (wanted.length > 0 ? wanted.includes(name) : when);

async function take(each) {
  const ended = each.does ? await each.does() : await step(each.name, each.command, { quiet: true, env: each.env });
  const tests = each.report
    ? readResults(each.report)
    : { passed: ended ? 1 : 0, failed: [], flaky: [], newPictures: [] };
  // A reported failure fails the step, whatever the exit code.
  const ok = ended && tests.failed.length === 0;
  passed += tests.passed;
  flaky.push(...tests.flaky);
  newPictures.push(...tests.newPictures);
  failed.push(
    ...(ok || tests.failed.length > 0 ? tests.failed : [{ title: each.name, message: 'see its output above' }]),
  );
  if (!ok) failures.push(each.name);
}
for (const group of groups) await Promise.all(group.filter(isWanted).map(take));
if (existsSync(secondTries)) flaky.push(...JSON.parse(readFileSync(secondTries, 'utf8')));
// Repeated at the end, so that they are not lost in a long log.
if (newPictures.length > 0)
  console.log(
    `${newPictures.length} screenshots without an accepted picture: look at them, and accept them with npm run visual:update`,
  );
for (const { title } of newPictures) console.log(`  ${title}`);
for (const { title } of flaky) console.log(`Passed only at the second try: ${title}`);
for (const { title, message } of failed) console.log(`✗ ${title}\n${message}\n`);
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`Done in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
