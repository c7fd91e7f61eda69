import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { servedBuild } from '../web/build-number.ts';
import { Budget } from './budget.ts';
import { type ErrorReport, type ErrorSource, readDsn, type SentryTarget, sentryEnvelope } from './sentry.ts';

/** Where in this process something failed. */
export interface ServerPlace {
  readonly source: Exclude<ErrorSource, 'browser'>;
  /** The path of a request, the name of a job or of other work. */
  readonly path: string;
  readonly user?: string | null;
  readonly userAgent?: string;
}

/** PING-06: where errors that nothing caught are told. */
export interface Reporter {
  /**
   * What a browser tells, which came from `address`. Answers false where it was shed: there are too many in this minute, from there or
   * in all. Never throws, never waits.
   */
  report(report: ErrorReport, address: string): boolean;
  /** What failed in this process and is in the log already; told once, wherever it comes by again. Never throws, never waits. */
  failed(error: unknown, place: ServerPlace): void;
  /** Waits for what is on its way. */
  settle(): Promise<void>;
}

/**
 * In a minute: a page that fails in a loop, or somebody who floods, must neither fill the log nor silence others. A page tells twenty
 * at most, and a whole office may have one address. Each kind of failure of this process has its own share, whatever browsers tell.
 */
const most = { address: 60, browser: 300, server: 100 } as const;
const patience = 5_000;

/** A mail server names whom it does not know: who our users write to is no affair of a service for errors. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>"'@/:]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi, '[address]');

/**
 * Reports go to the service of `PORTAL_SENTRY_DSN`, by Sentry's protocol; without one, and whenever the service does not take them,
 * into the server's own log.
 */
export function createReporter(
  config: Pick<Config, 'sentryDsn' | 'environment'>,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Reporter {
  const target = config.sentryDsn === null ? null : readDsn(config.sentryDsn);
  const underWay = new Set<Promise<void>>();
  const told = new WeakSet<Error>();
  const budget = new Budget(clock);
  const lost = (shed: number) => log.warn({ shed }, 'errors that were not reported: there were too many');

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

  function follow(work: Promise<void>): void {
    const running = work.finally(() => underWay.delete(running));
    underWay.add(running);
  }

  return {
    report(report, address) {
      if (!budget.take({ browser: most.browser, [`browser ${address}`]: most.address }, lost)) return false;
      if (target === null) log.error({ report }, 'an unhandled error');
      else follow(send(target, report, clock.now()));
      return true;
    },
    failed(error, { source, path, user = null, userAgent = '' }) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (target === null || told.has(failure) || !budget.take({ [source]: most.server }, lost)) return;
      told.add(failure);
      const now = clock.now();
      const { name } = failure;
      const message = withoutAddresses(failure.message);
      const stack = withoutAddresses(failure.stack ?? '');
      const tell = async () => {
        const build = String(await servedBuild());
        await send(target, { source, type: name, message, stack, path, user, userAgent, build }, now);
      };
      follow(tell());
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
