import { randomUUID } from 'node:crypto';

/** A browser, or within this process: a request, page rendering, a scheduled job, a background task, a message, or anything else. */
export type ErrorSource = 'browser' | 'request' | 'render' | 'job' | 'background' | 'message' | 'process';

/** An unhandled error, in a browser or in this process. */
export interface ErrorReport {
  readonly source: ErrorSource;
  /** The name of the error: `TypeError`, `unhandledrejection`. */
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** The path of the page or of the request; the name of a job. */
  readonly path: string;
  readonly user: string | null;
  readonly userAgent: string;
  readonly build: string;
}

/** Endpoint and authentication header of a DSN (`https://key@host/42`). */
export interface SentryTarget {
  readonly endpoint: string;
  readonly auth: string;
}

/** Parses a DSN; null if invalid. */
export function readDsn(dsn: string): SentryTarget | null {
  let url: URL;
  try {
    url = new URL(dsn);
  } catch {
    return null;
  }
  const [, folder = '', project = ''] = /^(.*)\/(\d+)\/?$/.exec(url.pathname) ?? [];
  if (!/^https?:$/.test(url.protocol) || url.username === '' || project === '') return null;
  return {
    endpoint: `${url.origin}${folder}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=portal/1.0, sentry_key=${url.username}`,
  };
}

interface Frame {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
}

/** `at name (file:1:2)` in Chromium and Node, `name@file:1:2` in Firefox and Safari. */
const stackLine = /^\s*(?:at (?:(.*?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;
const mostFrames = 50;

/** The frames of a stack, the outermost first, as the protocol requires. */
export function framesOf(stack: string): readonly Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, chromium, firefox, filename, lineno, colno] = stackLine.exec(line) ?? [];
      if (filename === undefined) return [];
      return [{ filename, function: (chromium ?? firefox) || '?', lineno: Number(lineno), colno: Number(colno) }];
    })
    .slice(0, mostFrames)
    .reverse();
}

/** One event as a Sentry envelope: three lines of JSON, for the envelope header, the item header and the event. */
export function sentryEnvelope(report: ErrorReport, environment: string, now: Date): string {
  const event_id = randomUUID().replaceAll('-', '');
  const frames = framesOf(report.stack);
  const event = {
    event_id,
    timestamp: now.getTime() / 1000,
    platform: report.source === 'browser' ? 'javascript' : 'node',
    level: 'error',
    environment,
    release: `portal@${report.build}`,
    tags: { source: report.source },
    exception: {
      values: [
        { type: report.type, value: report.message, ...(frames.length === 0 ? {} : { stacktrace: { frames } }) },
      ],
    },
    request: { url: report.path, headers: { 'User-Agent': report.userAgent } },
    ...(report.user === null ? {} : { user: { id: report.user } }),
    extra: { stack: report.stack },
  };
  return [{ event_id, sent_at: now.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
