import { apiBase, clientFingerprint } from '@portal/portal-client';
import { appToken, config } from './config.ts';

/** What every transport of this page says of itself, and where it sends. */
export const transportSettings = () => ({
  baseUrl: config.apiOrigin === '' ? apiBase(window.location) : config.apiOrigin,
  appToken: appToken(),
  fingerprint: clientFingerprint(),
  browserInstance: crypto.randomUUID(),
  build: config.build,
});
