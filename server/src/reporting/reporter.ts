import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type ErrorReport, readDsn, type SentryTarget, sentryEnvelope } from './sentry.ts';

/** PING-06: where errors that nothing caught are told. */
export interface Reporter {
  /** Answers false where it was shed: there are too many in this minute. Never throws, never waits. */
  report(report: ErrorReport): boolean;
  /** Waits for what is on its way. */
  settle(): Promise<void>;
}

const minute = 60_000;
/** A page that fails in a loop, or somebody who floods, must not fill the log. */
const mostInAMinute = 300;
const patience = 5_000;

/**
 * Reports go to the service of `PORTAL_SENTRY_DSN`, by Sentry's protocol; without one, and whenever the service does not take them,
 * into the server's own log.
 */
export function createReporter(
  config: Pick<Config, 'sentryDsn' | 'environment'>,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'error'>,
): Reporter {
  const target = config.sentryDsn === null ? null : readDsn(config.sentryDsn);
  const underWay = new Set<Promise<void>>();
  let windowStart = 0;
  let count = 0;

  async function send({ endpoint, auth }: SentryTarget, report: ErrorReport, now: Date): Promise<void> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
        body: sentryEnvelope(report, config.environment, now),
        // The configured address is the only one that is called.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The service for error reports answered ${response.status}.`);
    } catch (error) {
      log.error({ err: error, report }, 'an unhandled error could not be passed on');
    }
  }

  return {
    report(report) {
      const now = clock.now();
      if (now.getTime() - windowStart >= minute) {
        windowStart = now.getTime();
        count = 0;
      }
      count += 1;
      if (count > mostInAMinute) return false;
      if (target === null) {
        log.error({ report }, 'an unhandled error');
        return true;
      }
      const sent = send(target, report, now).finally(() => underWay.delete(sent));
      underWay.add(sent);
      return true;
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
