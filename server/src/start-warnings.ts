import type { Config } from './config.ts';
import { linkOrigin } from './web/origin.ts';

/** What an operator should know about the configuration, one line each, logged at the start. */
export function startWarnings(config: Config): readonly string[] {
  const links = `PORTAL_ADDRESS is not set: links in mails begin with ${linkOrigin(config)}, the address that the server listens on`;
  const safeguards =
    'DATABASE_URL is set but PORTAL_ENV is not production. Off: https only, refusing demo users and demo data, two-step sign-in for root and it, ' +
    'encrypted mail and messages, one PORTAL_SECRET_KEY for all servers';
  return [
    ...(config.address === null ? [links] : []),
    ...(config.databaseUrl !== null && config.environment === 'development' ? [safeguards] : []),
  ];
}
