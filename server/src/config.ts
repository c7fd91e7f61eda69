import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type BackupSchedule, scheduleOf } from './backup/schedule.ts';
import { variables } from './config-variables.ts';
import { type BucketAccess, type FeedBucket, readBucket, readMediaBucket } from './feeds/bucket/bucket-settings.ts';
import { type ScannerConfig, scannerOf } from './media/scanner-config.ts';
import { configMessages } from './messages/config.ts';
import { nameDistance } from './misspelling.ts';
import { type OrdersOut, readOrdersOut } from './orders-out/destinations.ts';
import { type Provider, readProviders } from './sign-on/providers.ts';

/** Configuration of this process, read once at startup. */
export interface Config extends ScannerConfig {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** The same database without a pooler between, for events; null: `databaseUrl`. */
  readonly databaseDirectUrl: string | null;
  /** A read replica for public pages, and the milliseconds that it may be behind; null: there is none. */
  readonly replica: { readonly url: string; readonly mostBehind: number } | null;
  readonly connections: number;
  /** False behind a transaction pooler that does not support prepared statements. */
  readonly preparesStatements: boolean;
  /** Number of demo parts when an empty database is filled. */
  readonly demoParts: number;
  readonly appToken: string;
  /** The supplier's product code; also the user type of its staff. */
  readonly product: string;
  /** The supplier's name on screens and in mails; null: made from `product`. */
  readonly supplierName: string | null;
  /** Picture file shown in the header instead of the name; null: the portal's own logo. */
  readonly supplierLogo: string | null;
  /** Theme of users who have chosen none (THEME-01); null: Standard. */
  readonly defaultTheme: z.infer<typeof variables>['PORTAL_DEFAULT_THEME'] | null;
  readonly environment: z.infer<typeof variables>['PORTAL_ENV'];
  readonly production: boolean;
  /** Addresses of the proxies that terminate TLS in front of this server, in `proxy-addr` syntax; null if there are none. */
  readonly tlsProxy: string | null;
  /** Keys that encrypt secrets in the database. The first encrypts, the others only decrypt. Null: the key file in `dataFolder`. */
  readonly secretKeys: readonly Uint8Array[] | null;
  /** File of sorted SHA-1 hashes of breached passwords; null: passwords are not checked. */
  readonly breachedPasswords: string | null;
  /** Folder shared by all servers that keeps the files of recent builds; null: none are kept. */
  readonly buildsFolder: string | null;
  /** Watched folder for feed files; null: none is watched. */
  readonly feedFolder: string | null;
  /** Bucket with feed files; null: there is none. */
  readonly feedBucket: FeedBucket | null;
  /** Bucket with the files of the library; null: they are in the database. */
  readonly mediaBucket: BucketAccess | null;
  /** A catalogue of this many parts or more is searched by the server; smaller ones are searched in the browser. */
  readonly serverSearchParts: number;
  /** Whether the test calls of CALL-10 are mounted. */
  readonly testCalls: boolean;
  /** Who needs a second factor besides those who have set one up; null: nobody. */
  readonly secondFactor: 'operators' | 'staff' | 'everybody' | null;
  /** Seconds from confirming to automatic submission (CART-19). */
  readonly autoSubmitSeconds: number;
  /** Seconds after which the next save looks up a line's price again (LINE-13). */
  readonly priceStaleSeconds: number;
  /** Server for outgoing mail; null: mail is written to `outboxFolder`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly outboxFolder: string;
  /** Photographs of parts by size: `600/bolts/hex-bolt.webp`. */
  readonly imagesFolder: string;
  /** Public origin: `https://portal.example`. Null: canonical URLs follow the request, links in mails use the listen address. */
  readonly address: string | null;
  /** Gateway that receives text messages as JSON; null: they are written to `outboxFolder`. */
  readonly smsUrl: string | null;
  /** Bearer token of the SMS gateway. */
  readonly smsToken: string | null;
  /** PING-06: destination of uncaught errors; null: the log only. */
  readonly sentryDsn: string | null;
  /** NAV-19: external hosts that redirects may lead to, over https. */
  readonly redirectHosts: readonly string[];
  /** SHELL-12: the classic version of the site; null: the portal's own classic sign-in. */
  readonly classicAddress: string | null;
  /** Where metrics are served; null: nowhere. Must not be reachable from outside. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Limit for one signed-in caller; visitors of one address share five times as many. 0: no limit. */
  readonly callsPerMinute: number;
  /** Where submitted orders go, and which systems report what happened to them. */
  readonly ordersOut: OrdersOut;
  /** OpenID providers for single sign-on. */
  readonly signOn: readonly Provider[];
  /** Scheduled backups; null: none are made. */
  readonly backups: BackupSchedule | null;
  /** Days for which the audit log is kept; null: for good. */
  readonly auditDays: number | null;
  /** Days for which the activity of users is kept. */
  readonly activityDays: number;
  /** Where traces are sent, as what service, and the share of requests that are traced (0 to 1); null: nowhere. */
  readonly tracing: { readonly url: string; readonly serviceName: string; readonly ratio: number } | null;
  readonly logLevel: z.infer<typeof variables>['PORTAL_LOG_LEVEL'];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Every environment variable that is read; a test compares the documentation with it. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Errors for misspelled variables, which would otherwise silently leave a default in place. */
function misspelled(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => name.startsWith('PORTAL_') && !variableNames.includes(name))
    .flatMap((name) => {
      const meant = variableNames.find((known) => nameDistance(name, known) < 3);
      return meant === undefined ? [] : [configMessages.misspelled(name, meant)];
    });
}

/** Variables that may be read from a file: `DATABASE_URL_FILE` is the path of a file with the value of `DATABASE_URL`. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'PORTAL_SECRET_KEY',
  'PORTAL_SMTP_URL',
  'PORTAL_SMS_TOKEN',
  'PORTAL_SENTRY_DSN',
] as const;

type Variables = Readonly<Record<string, string>>;

/** The variables including those read from files, and the errors of the files. */
function withFiles(given: Variables): { readonly given: Variables; readonly wrong: readonly string[] } {
  const all: Record<string, string> = { ...given };
  const wrong: string[] = [];
  for (const name of secretNames) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    delete all[`${name}_FILE`];
    if (given[name] !== undefined) wrong.push(configMessages.fileAndVariable(name));
    try {
      all[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      wrong.push(configMessages.problem(`${name}_FILE`, error instanceof Error ? error.message : String(error)));
    }
  }
  return { given: all, wrong };
}

/** Whether a URL is on this machine, where http is safe. */
export const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** Errors for URLs to which production would send data unencrypted. */
const isUnencrypted = (url: string) => url.startsWith('http:') && URL.canParse(url) && !isLoopback(url);

const unencrypted = (given: Variables) =>
  (['PORTAL_SMS_URL', 'PORTAL_SENTRY_DSN'] as const).flatMap((name) => {
    const url = given[name] ?? '';
    return isUnencrypted(url) ? [configMessages.unencrypted(name)] : [];
  });

/** Errors for what production additionally requires. */
function productionProblems(given: Variables): readonly string[] {
  if (given.PORTAL_ENV !== 'production') return [];
  const { tlsProxy, address, secretKey } = configMessages.needed;
  const needed = { PORTAL_TLS_PROXY: tlsProxy, PORTAL_ADDRESS: address };
  // Several servers share a database but not a data folder.
  const shared = given.DATABASE_URL === undefined ? {} : { PORTAL_SECRET_KEY: secretKey };
  const missing = Object.entries({ ...needed, ...shared }).flatMap(([name, why]) =>
    given[name] === undefined ? [configMessages.problem(name, why)] : [],
  );
  return [...missing, ...unencrypted(given)];
}

/** Reads the configuration. Throws a `ConfigError` that names every wrong variable and its problem. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const named = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
  const { given, wrong: files } = withFiles(named);
  const read = variables.safeParse(given);
  const isRefused = (url: string) => given.PORTAL_ENV === 'production' && isUnencrypted(url);
  const { ordersOut, problems } = readOrdersOut(given.PORTAL_ORDERS_OUT, isRefused);
  const signOn = readProviders(given.PORTAL_SIGN_ON, isRefused);
  const feedBucket = readBucket(given.PORTAL_FEED_BUCKET, isRefused);
  const mediaBucket = readMediaBucket(given.PORTAL_MEDIA_BUCKET, isRefused);
  const wrong = [
    ...(read.error?.issues ?? []).map((issue) => configMessages.problem(issue.path.join('.'), issue.message)),
    ...files,
    ...problems.map((each) => configMessages.problem('PORTAL_ORDERS_OUT', each)),
    ...signOn.problems.map((each) => configMessages.problem('PORTAL_SIGN_ON', each)),
    ...feedBucket.problems.map((each) => configMessages.problem('PORTAL_FEED_BUCKET', each)),
    ...mediaBucket.problems.map((each) => configMessages.problem('PORTAL_MEDIA_BUCKET', each)),
    ...productionProblems(given),
    ...misspelled(Object.keys(given)),
  ];
  if (!read.success || wrong.length > 0) {
    throw new ConfigError(configMessages.wrong(wrong));
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.PORTAL_DATA,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    replica:
      values.DATABASE_REPLICA_URL === undefined
        ? null
        : { url: values.DATABASE_REPLICA_URL, mostBehind: values.PORTAL_REPLICA_SECONDS * 1_000 },
    connections: values.PORTAL_DATABASE_CONNECTIONS,
    preparesStatements: values.PORTAL_DATABASE_PREPARE === 'on',
    demoParts: values.PORTAL_DEMO_PARTS,
    appToken: values.PORTAL_APP_TOKEN,
    product: values.PORTAL_PRODUCT,
    supplierName: values.PORTAL_SUPPLIER_NAME ?? null,
    supplierLogo: values.PORTAL_SUPPLIER_LOGO ?? null,
    defaultTheme: values.PORTAL_DEFAULT_THEME ?? null,
    environment: values.PORTAL_ENV,
    production: values.PORTAL_ENV === 'production',
    tlsProxy: values.PORTAL_TLS_PROXY ?? null,
    secretKeys: values.PORTAL_SECRET_KEY ?? null,
    breachedPasswords: values.PORTAL_BREACHED_PASSWORDS ?? null,
    buildsFolder: values.PORTAL_BUILDS ?? null,
    feedFolder: values.PORTAL_FEED_FOLDER ?? null,
    feedBucket: feedBucket.bucket,
    mediaBucket: mediaBucket.bucket,
    serverSearchParts: values.PORTAL_SERVER_SEARCH_PARTS,
    testCalls: values.PORTAL_TEST_CALLS === 'on',
    secondFactor: values.PORTAL_SECOND_FACTOR ?? (values.PORTAL_ENV === 'production' ? 'operators' : null),
    autoSubmitSeconds: values.PORTAL_AUTO_SUBMIT_SECONDS,
    priceStaleSeconds: values.PORTAL_PRICE_STALE_SECONDS,
    smtpUrl: values.PORTAL_SMTP_URL ?? null,
    mailFrom: values.PORTAL_MAIL_FROM,
    outboxFolder: join(values.PORTAL_DATA, 'outbox'),
    imagesFolder: values.PORTAL_IMAGES ?? join(values.PORTAL_DATA, 'images'),
    ...scannerOf(values),
    address: values.PORTAL_ADDRESS ?? null,
    smsUrl: values.PORTAL_SMS_URL ?? null,
    smsToken: values.PORTAL_SMS_TOKEN ?? null,
    sentryDsn: values.PORTAL_SENTRY_DSN ?? null,
    redirectHosts: values.PORTAL_REDIRECT_HOSTS?.split(/ *, */) ?? [],
    classicAddress: values.PORTAL_CLASSIC_ADDRESS ?? null,
    metrics:
      values.PORTAL_METRICS_PORT === undefined
        ? null
        : { port: values.PORTAL_METRICS_PORT, host: values.PORTAL_METRICS_HOST },
    callsPerMinute: values.PORTAL_CALLS_PER_MINUTE,
    ordersOut,
    signOn: signOn.providers,
    backups: scheduleOf(values),
    auditDays: values.PORTAL_AUDIT_DAYS ?? null,
    activityDays: values.PORTAL_ACTIVITY_DAYS,
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            url: `${values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
            serviceName: values.OTEL_SERVICE_NAME,
            ratio: values.OTEL_TRACES_SAMPLER_ARG,
          },
    logLevel: values.PORTAL_LOG_LEVEL,
  };
}
