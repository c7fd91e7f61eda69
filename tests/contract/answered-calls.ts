import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root.ts';

/** Keys of the calls that a server answered with OK during this run, one a line. */
export const answeredCallsFile = join(root, '.build', 'answered-calls.txt');

export const clearAnsweredCalls = (): void => rmSync(answeredCallsFile, { force: true });

export const readAnsweredCalls = (): ReadonlySet<string> =>
  new Set(readFileSync(answeredCallsFile, 'utf8').trim().split('\n'));
