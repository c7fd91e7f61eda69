import { randomUUID } from 'node:crypto';

/** A page, or in this process a request, a page that is drawn, what is done by the clock or after an answer, and all else. */
export type ErrorSource = 'browser' | 'request' | 'render' | 'job' | 'background' | 'message' | 'process';

/** An error that nothing caught, in a browser or in this process. */
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

/** Where a DSN (`https://key@host/42`) sends its events, and as whom. */
export interface SentryTarget {
  readonly endpoint: string;
  readonly auth: string;
}

/** Null for what is no DSN. */
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

/** `at name (file:1:2)` of Chromium and Node, `name@file:1:2` of Firefox and Safari. */
const stackLine = /^\s*(?:at (?:(.*?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;
const mostFrames = 50;

/** The frames of a stack, the outermost first, as the protocol has them. */
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

/** One event in an envelope of Sentry's protocol: a line each for the envelope, for its one item, and for the item's content. */
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
