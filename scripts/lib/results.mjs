import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** A fresh path for a test runner's JSON report. */
export function reportPath(name) {
  const path = join(root, '.build', 'results', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

const head = (text) =>
  stripVTControlCharacters(String(text ?? ''))
    .split('\n')
    .slice(0, 12)
    .join('\n');

function playwrightTests(suite, file = suite.file) {
  return [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.flatMap((test) => [
        {
          title: `${file} › ${spec.title}`,
          status: test.status,
          message: head(test.results.find((result) => result.error)?.error.message),
        },
        // A test that tried a part of itself again, or took a screenshot that nobody has accepted, says so by an annotation.
        ...test.annotations
          .filter(({ type }) => type === 'second try' || type === 'new picture')
          .map(({ type, description }) => ({ title: `${file} › ${description}`, status: type, message: '' })),
      ]),
    ),
    ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, inner.file ?? file)),
  ];
}

function vitestTests({ name, status, message, assertionResults }) {
  const file = name.replace(root, '');
  if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
    return [{ title: file, status: 'unexpected', message: head(message) }];
  }
  return assertionResults.map((test) => ({
    title: `${file} › ${test.fullName}`,
    status: test.status === 'failed' ? 'unexpected' : test.status === 'passed' ? 'expected' : 'skipped',
    message: head(test.failureMessages?.[0]),
  }));
}

/**
 * Reads a report of Vitest or Playwright: the number of passed tests, the names of failed tests, and what does not fail a change but is
 * worth a look: tests that passed only on the second try, and screenshots of new stories.
 */
export function readResults(path) {
  if (!existsSync(path)) return { passed: 0, failed: [], flaky: [], newPictures: [] };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const tests = report.suites
    ? report.suites.flatMap((suite) => playwrightTests(suite))
    : report.testResults.flatMap(vitestTests);
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({ status }) => status === 'unexpected'),
    flaky: tests.filter(({ status }) => status === 'flaky' || status === 'second try'),
    newPictures: tests.filter(({ status }) => status === 'new picture'),
  };
}
