import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/root.ts';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly container?: string; readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }
    >
  >;
}

const read = (file: string): Workflow => parse(readFileSync(join(root, '.github/workflows', file), 'utf8')) as Workflow;
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

/** Commands of all steps, in order; those of an action are its name. */
const stepsOf = (workflow: Workflow): readonly string[] =>
  Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run, uses }) => run ?? uses ?? ''));

test('every change runs .ci/run, which is npm test', () => {
  const workflow = read('check.yml');
  expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
  expect(stepsOf(workflow)).toContain('.ci/run');
  const commands = readFileSync(join(root, '.ci/run'), 'utf8').split('\n');
  expect(commands).toContain('set -euo pipefail');
  expect(commands).toContain('npm test');
  expect(scripts.test).toBe('node scripts/test.mjs');
});

test('every night runs all checks', () => {
  const workflow = read('full.yml');
  expect(workflow.on).toHaveProperty('schedule');
  expect(stepsOf(workflow)).toContain('npm run test:full');
  expect(scripts['test:full']).toBe('node scripts/test.mjs --full');
});

test('in a container, checks run after git may read the folder', () => {
  for (const [file, check] of [
    ['check.yml', '.ci/run'],
    ['full.yml', 'npm run test:full'],
  ] as const) {
    const steps = stepsOf(read(file));
    const permission = steps.indexOf('git config --global --add safe.directory "$GITHUB_WORKSPACE"');
    expect(permission, file).toBeGreaterThan(steps.findIndex((step) => step.startsWith('actions/checkout')));
    expect(permission, file).toBeLessThan(steps.indexOf(check));
  }
});
