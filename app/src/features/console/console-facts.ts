import { featuresAt, hostEnvironment } from '@portal/domain/session';
import type { SessionState } from '@portal/portal-client/react';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

const words = {
  open_console: 'Console for everybody',
  open_scripts: 'Scripts for everybody',
  short_sessions: 'Short sessions',
};

/** SHELL-05, SESS-11: the host's environment and its feature flags. */
export function featureFacts(hostname: string): readonly Fact[] {
  const environment = hostEnvironment(hostname);
  const features = featuresAt(environment);
  return [
    { name: 'Environment', value: environment },
    ...(Object.keys(features) as (keyof typeof features)[]).map((key) => ({
      name: words[key],
      value: features[key] ? 'on' : 'off',
    })),
  ];
}

/** SHELL-05: user, impersonation, account and build. Contains no credentials. */
export function sessionFacts(state: SessionState, build: number): readonly Fact[] {
  const shared = [
    { name: 'Build', value: String(build) },
    { name: 'Session', value: state.status.replace('_', ' ') },
  ];
  if (state.status !== 'signed_in') return shared;
  const { username, user_type, client_id, real_client_id, authorised_accodes } = state.login.user_details;
  return [
    ...shared,
    { name: 'User', value: `${username}, ${user_type}` },
    ...(client_id === real_client_id ? [] : [{ name: 'Acts for', value: `${client_id}, really ${real_client_id}` }]),
    { name: 'Account', value: `${state.accode ?? 'none'} of ${authorised_accodes.length}` },
    { name: 'Ends at', value: state.login.expires_at },
  ];
}
