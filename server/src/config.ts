import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDsn } from './reporting/sentry.ts';
import { readKey } from './session/secrets.ts';

const seconds = z.coerce.number().int().min(0);

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PORTAL_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  PORTAL_DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  PORTAL_DEMO_PARTS: z.coerce.number().int().min(400).max(100_000).default(40_000),
  PORTAL_APP_TOKEN: z.string().min(1).default('portal'),
  PORTAL_PRODUCT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and dashes')
    .default('tradeparts'),
  PORTAL_ENV: z.enum(['development', 'test', 'preview', 'staging', 'production']).default('development'),
  PORTAL_TLS_PROXY: z.string().min(1).optional(),
  PORTAL_SECRET_KEY: z
    .string()
    .transform((text) => text.split(/ *, */).map(readKey))
    .refine(
      (keys): keys is Uint8Array[] => keys.every((key) => key !== null),
      'must be 32 bytes in base 64, as `openssl rand -base64 32` makes them',
    )
    .optional(),
  PORTAL_BREACHED_PASSWORDS: z.string().min(1).refine(existsSync, 'there is no such file').optional(),
  PORTAL_BUILDS: z.string().min(1).optional(),
  PORTAL_TEST_CALLS: z.enum(['on', 'off']).default('on'),
  PORTAL_SECOND_FACTOR: z.enum(['operators', 'staff', 'everybody']).optional(),
  PORTAL_AUTO_SUBMIT_SECONDS: seconds.default(300),
  PORTAL_PRICE_STALE_SECONDS: seconds.default(900),
  PORTAL_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  PORTAL_MAIL_FROM: z.string().min(3).max(200).default('Portal <portal@localhost>'),
  PORTAL_IMAGES: z.string().min(1).optional(),
  PORTAL_ADDRESS: z
    .string()
    .regex(/^https?:\/\/[^/?#]+$/, 'must be the start of an address, such as https://portal.example')
    .optional(),
  PORTAL_SMS_URL: z
    .string()
    .regex(/^https?:\/\//, 'must begin with https:// or http://')
    .optional(),
  PORTAL_SMS_TOKEN: z.string().min(1).optional(),
  PORTAL_SENTRY_DSN: z
    .string()
    .refine((dsn) => readDsn(dsn) !== null, 'must be a DSN, such as https://key@errors.example/42')
    .optional(),
  PORTAL_REDIRECT_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?( *, *[a-z0-9.-]+(:\d+)?)*$/, 'must be host names, such as pay.example, www.example')
    .optional(),
  PORTAL_CLASSIC_ADDRESS: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+[^\s]*$/, 'must be an address, such as https://classic.example')
    .optional(),
  PORTAL_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PORTAL_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_CALLS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  PORTAL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** How this process is operated, read once at its start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly connections: number;
  /** Off behind a transaction pooler that does not know prepared statements. */
  readonly preparesStatements: boolean;
  /** Parts of the demo supplier, when an empty store is filled. */
  readonly demoParts: number;
  readonly appToken: string;
  /** The supplier's product code: the type of its own staff. */
  readonly product: string;
  readonly environment: z.infer<typeof variables>['PORTAL_ENV'];
  readonly production: boolean;
  /** Addresses of the proxies that end TLS before this server, as `proxy-addr` reads them; null when there is none. */
  readonly tlsProxy: string | null;
  /** What secrets in the store are locked with: the first locks, the others open what was locked before; null: by the key in `dataFolder`. */
  readonly secretKeys: readonly Uint8Array[] | null;
  /** File of the SHA-1 hashes, in their order, of passwords that are known from breaches; null: none is looked up. */
  readonly breachedPasswords: string | null;
  /** Folder that all servers share, where the files of the last builds are kept; null: none is. */
  readonly buildsFolder: string | null;
  /** Whether the calls of CALL-10 are there. */
  readonly testCalls: boolean;
  /** Who is asked for a second factor besides those who have set one up; null: nobody. */
  readonly secondFactor: 'operators' | 'staff' | 'everybody' | null;
  /** Seconds from confirming to submitting by itself (CART-19). */
  readonly autoSubmitSeconds: number;
  /** Age at which the price of a line is looked up anew on the next save (LINE-13). */
  readonly priceStaleSeconds: number;
  /** Mail goes out by it; null: into `outboxFolder`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly outboxFolder: string;
  /** Photographs of parts by size: `600/bolts/hex-bolt.webp`. */
  readonly imagesFolder: string;
  /** `https://portal.example`: how the world calls this server. Null: canonical addresses follow each request, links in mails the listen address. */
  readonly address: string | null;
  /** Messages to mobiles go to it as JSON; null: into `outboxFolder`. */
  readonly smsUrl: string | null;
  /** The bearer that it asks for. */
  readonly smsToken: string | null;
  /** PING-06: errors that nothing caught go there; null: into the log. */
  readonly sentryDsn: string | null;
  /** NAV-19: hosts outside the portal that it may lead to, over https. */
  readonly redirectHosts: readonly string[];
  /** SHELL-12: the classic version of the site; null: the portal's own classic sign-in. */
  readonly classicAddress: string | null;
  /** Where what the process measures is told; null: nowhere. Never a port that the world can reach. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Of one signed-in caller; an address has five times as many for those who are not. 0: no limit. */
  readonly callsPerMinute: number;
  readonly logLevel: z.infer<typeof variables>['PORTAL_LOG_LEVEL'];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Every variable that is read, for the documentation to be held against. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** How many letters must be changed, put in or taken out to make one name of the other; anything above 2 is 3. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 3) + 1, (next[j - 1] ?? 3) + 1, (row[j - 1] ?? 3) + same));
    }
    row = next;
  }
  return Math.min(3, row[b.length] ?? 3);
}

/** Names that look like a slip: without them the portal would run with a default that nobody meant. */
function slips(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => name.startsWith('PORTAL_') && !variableNames.includes(name))
    .flatMap((name) => {
      const meant = variableNames.find((known) => distance(name, known) < 3);
      return meant === undefined ? [] : [`${name}: there is no such variable; ${meant} is`];
    });
}

/** What a vault may put into a file: `DATABASE_URL_FILE` names one that holds `DATABASE_URL`. */
export const secretNames = [
  'DATABASE_URL',
  'PORTAL_SECRET_KEY',
  'PORTAL_SMTP_URL',
  'PORTAL_SMS_TOKEN',
  'PORTAL_SENTRY_DSN',
] as const;

type Given = Readonly<Record<string, string>>;

/** The variables with those that files hold, and what is wrong with the files. */
function withFiles(given: Given): { readonly given: Given; readonly wrong: readonly string[] } {
  const all: Record<string, string> = { ...given };
  const wrong: string[] = [];
  for (const name of secretNames) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    delete all[`${name}_FILE`];
    if (given[name] !== undefined) wrong.push(`${name}_FILE: ${name} is given as well`);
    try {
      all[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      wrong.push(`${name}_FILE: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { given: all, wrong };
}

const sharedKey =
  'production locks the secrets of authenticators with it; make one with `openssl rand -base64 32` and keep it';

/** On the same machine nobody listens in. */
export const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** Addresses by which something would leave production in the open. */
const inTheOpen = (given: Given) =>
  (['PORTAL_SMS_URL', 'PORTAL_SENTRY_DSN'] as const).flatMap((name) => {
    const url = given[name] ?? '';
    return /^http:/.test(url) && URL.canParse(url) && !isLoopback(url)
      ? [`${name}: production sends nothing in the open; give an address with https`]
      : [];
  });

/** What production asks for besides. */
function unsafe(given: Given): readonly string[] {
  if (given.PORTAL_ENV !== 'production') return [];
  const needed = {
    PORTAL_TLS_PROXY: 'production is served over https only; name the proxies that end TLS, such as 10.0.0.0/8',
    PORTAL_ADDRESS: 'production names itself in mails; say how the world calls it, such as https://portal.example',
  };
  // Several servers have one database and not one folder.
  const shared = given.DATABASE_URL === undefined ? {} : { PORTAL_SECRET_KEY: sharedKey };
  const missing = Object.entries({ ...needed, ...shared }).flatMap(([name, why]) =>
    given[name] === undefined ? [`${name}: ${why}`] : [],
  );
  return [...missing, ...inTheOpen(given)];
}

/** Reads the configuration. Throws `ConfigError` that names every wrong variable and what is wrong with it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const named = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
  const { given, wrong: files } = withFiles(named);
  const read = variables.safeParse(given);
  const wrong = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...files,
    ...unsafe(given),
    ...slips(Object.keys(given)),
  ];
  if (!read.success || wrong.length > 0) {
    throw new ConfigError(`The configuration is wrong:\n  ${wrong.join('\n  ')}`);
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.PORTAL_DATA,
    databaseUrl: values.DATABASE_URL ?? null,
    connections: values.PORTAL_DATABASE_CONNECTIONS,
    preparesStatements: values.PORTAL_DATABASE_PREPARE === 'on',
    demoParts: values.PORTAL_DEMO_PARTS,
    appToken: values.PORTAL_APP_TOKEN,
    product: values.PORTAL_PRODUCT,
    environment: values.PORTAL_ENV,
    production: values.PORTAL_ENV === 'production',
    tlsProxy: values.PORTAL_TLS_PROXY ?? null,
    secretKeys: values.PORTAL_SECRET_KEY ?? null,
    breachedPasswords: values.PORTAL_BREACHED_PASSWORDS ?? null,
    buildsFolder: values.PORTAL_BUILDS ?? null,
    testCalls: values.PORTAL_TEST_CALLS === 'on',
    secondFactor: values.PORTAL_SECOND_FACTOR ?? (values.PORTAL_ENV === 'production' ? 'operators' : null),
    autoSubmitSeconds: values.PORTAL_AUTO_SUBMIT_SECONDS,
    priceStaleSeconds: values.PORTAL_PRICE_STALE_SECONDS,
    smtpUrl: values.PORTAL_SMTP_URL ?? null,
    mailFrom: values.PORTAL_MAIL_FROM,
    outboxFolder: join(values.PORTAL_DATA, 'outbox'),
    imagesFolder: values.PORTAL_IMAGES ?? join(values.PORTAL_DATA, 'images'),
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
    logLevel: values.PORTAL_LOG_LEVEL,
  };
}
