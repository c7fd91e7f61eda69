import { join } from 'node:path';
import { z } from 'zod';

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
  /** `https://portal.example`: how the world calls this server, for canonical addresses; null: as each request calls it. */
  readonly address: string | null;
  readonly logLevel: z.infer<typeof variables>['PORTAL_LOG_LEVEL'];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the configuration. Throws `ConfigError` that names every wrong variable and what is wrong with it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = variables.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is wrong:\n${wrong.join('\n')}`);
  }
  const values = read.data;
  const production = values.PORTAL_ENV === 'production';
  if (production && values.PORTAL_TLS_PROXY === undefined) {
    throw new ConfigError(
      'The configuration is wrong:\n  PORTAL_TLS_PROXY: production is served over https only; name the proxies that end TLS, such as 10.0.0.0/8',
    );
  }
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
    production,
    tlsProxy: values.PORTAL_TLS_PROXY ?? null,
    autoSubmitSeconds: values.PORTAL_AUTO_SUBMIT_SECONDS,
    priceStaleSeconds: values.PORTAL_PRICE_STALE_SECONDS,
    smtpUrl: values.PORTAL_SMTP_URL ?? null,
    mailFrom: values.PORTAL_MAIL_FROM,
    outboxFolder: join(values.PORTAL_DATA, 'outbox'),
    imagesFolder: values.PORTAL_IMAGES ?? join(values.PORTAL_DATA, 'images'),
    address: values.PORTAL_ADDRESS ?? null,
    logLevel: values.PORTAL_LOG_LEVEL,
  };
}
