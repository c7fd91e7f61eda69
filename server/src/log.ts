import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** Options of the structured log, in UTC. Credentials are removed here, wherever they are logged. */
export function logOptions(config: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'authorization',
        'cookie',
        'cookies',
        'password',
        'bearer',
        'bearer_token',
        'code',
        '*.authorization',
        '*.cookie',
        '*.cookies',
        '*["set-cookie"]',
        '*.password',
        '*.new_password',
        '*.old_password',
        '*.bearer',
        '*.bearer_token',
        'req.headers.authorization',
        'req.headers.cookie',
        'body.data.password',
        'body.cookies',
      ],
      censor: '[removed]',
    },
  };
}
