import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';

const warnings = (environment: Record<string, string>) => startWarnings(readConfig(environment));

test('the start names the address of links in mails if none is set', () => {
  expect(warnings({ PORT: '4321' })).toEqual([
    expect.stringContaining('links in mails begin with http://127.0.0.1:4321'),
  ]);
  expect(warnings({ PORTAL_ADDRESS: 'https://portal.example' })).toEqual([]);
});

test('the start with a database of one’s own and without PORTAL_ENV names the safeguards that are off', () => {
  const own = { DATABASE_URL: 'postgres://portal@db/portal', PORTAL_ADDRESS: 'https://portal.example' };
  expect(warnings(own)).toEqual([
    expect.stringMatching(/PORTAL_ENV is not production\. Off: https only, .*demo users.*two-step/),
  ]);
  expect(warnings({ ...own, PORTAL_ENV: 'staging' })).toEqual([]);
});
