import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { servedBuild } from '../web/build-number.ts';
import { ReportLimits } from './report-limits.ts';
import { type ErrorReport, type ErrorSource, readDsn, type SentryTarget, sentryEnvelope } from './sentry.ts';

/** Where a failure occurred in this process. */
export interface ServerPlace {
  readonly source: Exclude<ErrorSource, 'browser'>;
  /** The path of a request, or the name of a job or background task. */
  readonly path: string;
  readonly user?: string | null;
  readonly userAgent?: string;
}

/** PING-06: reports unhandled errors. */
export interface Reporter {
  /**
   * Reports an error from a browser at `address`. Returns false if it was dropped because there were too many, from there or in total. Never
   * throws or blocks.
   */
  report(report: ErrorReport, address: string): boolean;
  /** Reports a failure in this process that is already logged. Each error is reported only once. Never throws or blocks. */
  failed(error: unknown, place: ServerPlace): void;
  /** Waits for reports being sent. */
  settle(): Promise<void>;
}

const minute = 60_000;
const timeout = 5_000;

/** Removes email addresses (mail servers' errors contain recipients), which must not reach the error service. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>"'@/:]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi, '[address]');

/**
 * Sends reports to the service of `PORTAL_SENTRY_DSN` by Sentry's protocol. Reports that it does not accept go to the server's log;
 * so do browser reports if no service is configured. `dropped` is called for each report of a browser that is over the limits.
 */
export function createReporter(
  config: Pick<Config, 'sentryDsn' | 'environment'>,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  dropped: () => void = () => undefined,
  limits: ReportLimits = new ReportLimits(clock),
): Reporter {
  const target = config.sentryDsn === null ? null : readDsn(config.sentryDsn);
  const underWay = new Set<Promise<void>>();
  const reported = new WeakSet<Error>();
  let shed = 0;
  let shedSince = 0;

  /** Counts a report over the limits. Their number is logged once a minute, not for each. */
  function drop(): void {
    if (shed === 0) shedSince = clock.now().getTime();
    shed += 1;
  }

  function logDropped(): void {
    if (shed === 0 || clock.now().getTime() - shedSince < minute) return;
    log.warn({ shed }, 'error reports dropped: too many');
    shed = 0;
  }

  async function send({ endpoint, auth }: SentryTarget, report: ErrorReport, now: Date): Promise<void> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
        body: sentryEnvelope(report, config.environment, now),
        // Never call any address but the configured one.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The error-reporting service responded with ${response.status}.`);
    } catch (error) {
      log.error({ err: error, report }, 'an unhandled error could not be reported');
    }
  }

  function follow(work: Promise<void>): void {
    const running = work.finally(() => underWay.delete(running));
    underWay.add(running);
  }

  return {
    report(report, address) {
      logDropped();
      if (!limits.browsers.take(address, 1, Buffer.byteLength(JSON.stringify(report)))) {
        drop();
        dropped();
        return false;
      }
      if (target === null) log.error({ report }, 'an unhandled error');
      else follow(send(target, report, clock.now()));
      return true;
    },
    failed(error, { source, path, user = null, userAgent = '' }) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (target === null || reported.has(failure)) return;
      logDropped();
      if (limits.sources.take(source) > 0) {
        drop();
        return;
      }
      reported.add(failure);
      const now = clock.now();
      const { name } = failure;
      const message = withoutAddresses(failure.message);
      const stack = withoutAddresses(failure.stack ?? '');
      const sendFailure = async () => {
        const build = String(await servedBuild());
        await send(target, { source, type: name, message, stack, path, user, userAgent, build }, now);
      };
      follow(sendFailure());
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
