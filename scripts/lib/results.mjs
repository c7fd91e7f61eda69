import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
        // A test that retried a step, or took a screenshot that has not been accepted, has an annotation.
        ...test.annotations
          .filter(({ type }) => type === 'second try' || type === 'new picture')
          .map(({ type, description }) => ({ title: `${file} › ${description}`, status: type, message: '' })),
      ]),
    ),
    ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, inner.file ?? file)),
  ];
}

/** A test that passed at a second try keeps the error of the first. */
const vitestStatus = ({ status, failureMessages }) =>
  status === 'passed' && failureMessages?.length > 0
    ? 'flaky'
    : ({ failed: 'unexpected', passed: 'expected' }[status] ?? 'skipped');

function vitestTests({ name, status, message, assertionResults }, folder) {
  const file = name.replace(folder, '');
  if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
    return [{ title: file, status: 'unexpected', message: head(message) }];
  }
  return assertionResults.map((test) => ({
    title: `${file} › ${test.fullName}`,
    status: vitestStatus(test),
    message: head(test.failureMessages?.[0]),
  }));
}

/**
 * Reads a report of Vitest or Playwright: the number of passed tests, the names of failed tests, and notes that do not fail a run but should be
 * reviewed: tests that passed only on the second try, and screenshots of new stories. `folder` is the repository that was tested.
 */
export function readResults(path, folder = root) {
  if (!existsSync(path)) return { passed: 0, failed: [], flaky: [], newPictures: [] };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const tests = report.suites
    ? report.suites.flatMap((suite) => playwrightTests(suite))
    : report.testResults.flatMap((file) => vitestTests(file, folder));
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({ status }) => status === 'unexpected'),
    flaky: tests.filter(({ status }) => status === 'flaky' || status === 'second try'),
    newPictures: tests.filter(({ status }) => status === 'new picture'),
  };
}

/** The second tries in all reports of a copy of the repository. */
export function secondTriesOf(folder) {
  const reports = join(folder, '.build', 'results');
  const names = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : [];
  return names.flatMap((name) => readResults(join(reports, name), `${folder}/`).flaky);
}
