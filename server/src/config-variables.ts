import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { themeNames } from '@portal/domain/preference';
import { z } from 'zod';
import { backupVariables } from './backup/schedule.ts';
import { isFolder } from './is-folder.ts';
import { scannerVariables } from './media/scanner-config.ts';
import { configMessages } from './messages/config.ts';
import { readDsn } from './reporting/sentry.ts';
import { readKey } from './session/secrets.ts';

/** Whether a text lists proxies as Fastify reads them: names, addresses and networks, separated by commas. */
const areNetworks = (text: string) =>
  text.split(',').every((each) => {
    const [address = '', bits] = each.trim().split('/');
    const version = isIP(address);
    if (version === 0) return bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address);
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  });

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, configMessages.databaseUrl);
const seconds = z.coerce.number().int().min(0);

/** The environment variables and their values. */
export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  PORTAL_REPLICA_SECONDS: z.coerce.number().int().min(5).max(3_600).default(10),
  PORTAL_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  PORTAL_DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  PORTAL_DEMO_PARTS: z.coerce.number().int().min(400).max(100_000).default(40_000),
  PORTAL_APP_TOKEN: z.string().min(1).default('portal'),
  PORTAL_PRODUCT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, configMessages.product)
    .default('tradeparts'),
  PORTAL_SUPPLIER_NAME: z.string().max(60).optional(),
  PORTAL_SUPPLIER_LOGO: z
    .string()
    .regex(/\.(svg|png|jpe?g|webp)$/i, configMessages.logo)
    .refine(existsSync, configMessages.noFile)
    .optional(),
  PORTAL_DEFAULT_THEME: z.enum(themeNames).exclude(['Custom']).optional(),
  PORTAL_ENV: z.enum(['development', 'test', 'preview', 'staging', 'production']).default('development'),
  PORTAL_TLS_PROXY: z.string().min(1).refine(areNetworks, configMessages.tlsProxy).optional(),
  PORTAL_SECRET_KEY: z
    .string()
    .transform((text) => text.split(/ *, */).map(readKey))
    .refine((keys): keys is Uint8Array[] => keys.every((key) => key !== null), configMessages.secretKey)
    .optional(),
  PORTAL_BREACHED_PASSWORDS: z.string().min(1).refine(existsSync, configMessages.noFile).optional(),
  PORTAL_BUILDS: z.string().min(1).optional(),
  PORTAL_SERVER_SEARCH_PARTS: z.coerce.number().int().min(0).default(150_000),
  PORTAL_FEED_BUCKET: z.string().min(1).optional(),
  PORTAL_MEDIA_BUCKET: z.string().min(1).optional(),
  PORTAL_FEED_FOLDER: z.string().min(1).optional(),
  PORTAL_TEST_CALLS: z.enum(['on', 'off']).default('on'),
  PORTAL_SECOND_FACTOR: z.enum(['operators', 'staff', 'everybody']).optional(),
  PORTAL_AUTO_SUBMIT_SECONDS: seconds.default(300),
  PORTAL_PRICE_STALE_SECONDS: seconds.default(900),
  PORTAL_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, configMessages.smtpUrl)
    .optional(),
  PORTAL_MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, configMessages.mailFrom)
    .default('Portal <portal@localhost>'),
  PORTAL_IMAGES: z.string().min(1).refine(isFolder, configMessages.noFolder).optional(),
  PORTAL_ADDRESS: z
    .string()
    .regex(/^https?:\/\/[^/?#]+$/, configMessages.origin)
    .optional(),
  PORTAL_SMS_URL: z
    .string()
    .regex(/^https?:\/\//, configMessages.httpUrl)
    .optional(),
  PORTAL_SMS_TOKEN: z.string().min(1).optional(),
  PORTAL_SENTRY_DSN: z
    .string()
    .refine((dsn) => readDsn(dsn) !== null, configMessages.dsn)
    .optional(),
  PORTAL_REDIRECT_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?( *, *[a-z0-9.-]+(:\d+)?)*$/, configMessages.hosts)
    .optional(),
  PORTAL_CLASSIC_ADDRESS: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+[^\s]*$/, configMessages.address)
    .optional(),
  PORTAL_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PORTAL_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PORTAL_CALLS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  PORTAL_ORDERS_OUT: z.string().min(1).optional(),
  PORTAL_SIGN_ON: z.string().min(1).optional(),
  ...backupVariables,
  ...scannerVariables,
  PORTAL_AUDIT_DAYS: z.coerce.number().int().min(30).max(36_500).optional(),
  PORTAL_ACTIVITY_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, configMessages.httpUrl)
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('portal'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  PORTAL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
