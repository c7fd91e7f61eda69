import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResults, secondTriesOf } from '../../scripts/lib/results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-results-'));
const reports = join(folder, '.build', 'results');
const assertion = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

beforeAll(() => {
  mkdirSync(reports, { recursive: true });
  const assertionResults = [
    assertion('plays', 'passed'),
    assertion('plays at the second try', 'passed', ['Error: too early']),
    assertion('never plays', 'failed', ['Error: wrong', 'Error: wrong again']),
    assertion('is left out', 'skipped'),
  ];
  const vitest = {
    testResults: [{ name: `${folder}/a.stories.tsx`, status: 'failed', message: '', assertionResults }],
  };
  writeFileSync(join(reports, 'stories.json'), JSON.stringify(vitest));
  const annotations = [{ type: 'second try', description: 'a--b in standard' }];
  const tests = [{ status: 'flaky', results: [{ error: { message: 'Error: late' } }], annotations }];
  const playwright = { suites: [{ file: 'b.spec.ts', specs: [{ title: 'opens', tests }] }] };
  writeFileSync(join(reports, 'e2e.json'), JSON.stringify(playwright));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titles = (all: readonly { readonly title: string }[]) => all.map(({ title }) => title);

test('a report of Vitest names the tests that failed, and those that passed only at the second try', () => {
  const results = readResults(join(reports, 'stories.json'), `${folder}/`);
  expect(results.passed).toBe(2);
  expect(results.failed).toEqual([
    { title: 'a.stories.tsx › never plays', status: 'unexpected', message: 'Error: wrong' },
  ]);
  expect(titles(results.flaky)).toEqual(['a.stories.tsx › plays at the second try']);
});

test('the second tries of a copy of the repository are those of all its reports', () => {
  expect(titles(secondTriesOf(folder)).sort()).toEqual([
    'a.stories.tsx › plays at the second try',
    'b.spec.ts › a--b in standard',
    'b.spec.ts › opens',
  ]);
  expect(secondTriesOf(join(folder, 'none'))).toEqual([]);
});
