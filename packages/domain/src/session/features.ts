import { type HostEnvironment, hostEnvironment } from './environment.ts';
import { isOperator } from './roles.ts';
import type { UserDetails } from './types.ts';
import { watchdogThresholds, watchdogThresholdsFor } from './watchdog.ts';

/** SESS-11: what differs by host. */
export interface Features {
  /** SHELL-05: the console is for everybody; else for root and it. */
  readonly open_console: boolean;
  /** RUN-01: the scripts are for everybody who is signed in; else for root and it. */
  readonly open_scripts: boolean;
  /** SESS-05: the watchdog looks after half an hour and an hour, not after 9 and 14. */
  readonly short_sessions: boolean;
}

const development: ReadonlySet<HostEnvironment> = new Set<HostEnvironment>(['localhost', 'dev', 'feature', 'test']);

export function featuresAt(environment: HostEnvironment): Features {
  return {
    open_console: development.has(environment),
    open_scripts: environment !== 'production',
    short_sessions: watchdogThresholdsFor(environment) !== watchdogThresholds.production,
  };
}

type User = Pick<UserDetails, 'user_type'> | null;

/** SHELL-05: root and it everywhere, everybody on development hosts. */
export function mayUseConsole(user: User, hostname: string, product: string): boolean {
  return featuresAt(hostEnvironment(hostname)).open_console || isOperator(user, product);
}

/** RUN-01: on production hosts root and it only. */
export function mayRunScripts(user: User, hostname: string, product: string): boolean {
  return featuresAt(hostEnvironment(hostname)).open_scripts || isOperator(user, product);
}
