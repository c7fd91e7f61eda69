import type { SessionState } from '@portal/portal-client/react';
import { expect, test } from 'vitest';
import { featureFacts, sessionFacts } from './console-facts.ts';

const signedIn = (real_client_id: string) =>
  ({
    status: 'signed_in',
    accode: 'KES014',
    login: {
      bearer_token: 'a secret',
      expires_at: '2026-11-22T08:00:00Z',
      user_details: {
        username: 'customer',
        user_type: 'customer',
        client_id: 'c1',
        real_client_id,
        authorised_accodes: [{ accode: 'KES014' }],
      },
    },
  }) as unknown as SessionState;

test('SHELL-05 SESS-11 lists a host’s environment and feature flags', () => {
  expect(featureFacts('portal.example.com').map(({ value }) => value)).toEqual(['production', 'off', 'off', 'off']);
  expect(featureFacts('localhost').map(({ value }) => value)).toEqual(['localhost', 'on', 'on', 'on']);
});

test('SHELL-05 session facts name user, account, expiry and impersonator, and no credentials', () => {
  const own = sessionFacts(signedIn('c1'), 6308);
  expect(own.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Build: 6308',
    'Session: signed in',
    'User: customer, customer',
    'Account: KES014 of 1',
    'Ends at: 2026-11-22T08:00:00Z',
  ]);
  expect(sessionFacts(signedIn('root'), 6308)).toContainEqual({ name: 'Acts for', value: 'c1, really root' });
  expect(JSON.stringify(own)).not.toContain('secret');
  expect(sessionFacts({ status: 'signed_out' }, 6308)).toContainEqual({ name: 'Session', value: 'signed out' });
});
