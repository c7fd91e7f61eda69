import { type HostEnvironment, hostEnvironment } from './environment.ts';
import { isOperator } from './roles.ts';
import type { UserDetails } from './types.ts';
import { watchdogThresholds, watchdogThresholdsFor } from './watchdog.ts';

/** Features that differ by host (SESS-11). */
export interface Features {
  /** Everybody may use the console; otherwise only root and it (SHELL-05). */
  readonly open_console: boolean;
  /** Every signed-in user may run the scripts; otherwise only root and it (RUN-01). */
  readonly open_scripts: boolean;
  /** The watchdog acts after half an hour and one hour instead of 9 and 14 hours (SESS-05). */
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

/** Root and it may use the console on every host, everybody on development hosts (SHELL-05). */
export function mayUseConsole(user: User, hostname: string, product: string): boolean {
  return featuresAt(hostEnvironment(hostname)).open_console || isOperator(user, product);
}

/** On production hosts only root and it may run scripts (RUN-01). */
export function mayRunScripts(user: User, hostname: string, product: string): boolean {
  return featuresAt(hostEnvironment(hostname)).open_scripts || isOperator(user, product);
}
