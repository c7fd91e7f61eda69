import { featuresAt, hostEnvironment } from '@portal/domain/session';
import type { SessionState } from '@portal/portal-client/react';
import { devConsoleMessages } from '../../messages/dev-console.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

const { session: words, features: featureWords } = devConsoleMessages;

/** SHELL-05, SESS-11: the host's environment and its feature flags. */
export function featureFacts(hostname: string): readonly Fact[] {
  const environment = hostEnvironment(hostname);
  const features = featuresAt(environment);
  return [
    { name: featureWords.environment, value: environment },
    ...(Object.keys(features) as (keyof typeof features)[]).map((key) => ({
      name: featureWords[key],
      value: features[key] ? featureWords.on : featureWords.off,
    })),
  ];
}

/** SHELL-05: user, impersonation, account and build. Contains no credentials. */
export function sessionFacts(state: SessionState, build: number): readonly Fact[] {
  const shared = [
    { name: words.build, value: String(build) },
    { name: words.state, value: state.status.replace('_', ' ') },
  ];
  if (state.status !== 'signed_in') return shared;
  const { username, user_type, client_id, real_client_id, authorised_accodes } = state.login.user_details;
  return [
    ...shared,
    { name: words.user, value: words.userValue(username, user_type) },
    ...(client_id === real_client_id
      ? []
      : [{ name: words.actsFor, value: words.actsForValue(client_id, real_client_id) }]),
    { name: words.account, value: words.accountValue(state.accode, authorised_accodes.length) },
    { name: words.endsAt, value: state.login.expires_at },
  ];
}
