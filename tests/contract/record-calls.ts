import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { TestClient } from '../support/client.ts';
import { answeredCallsFile } from './answered-calls.ts';

// After each file of tests, for every-call.test.ts, which runs after all of them.
afterAll(() => {
  appendFileSync(answeredCallsFile, [...TestClient.answered].map((key) => `${key}\n`).join(''));
});
