import { apiBase, clientFingerprint } from '@portal/portal-client';
import { appToken, config } from './config.ts';

/** Host and identification of every transport of this page. */
export const transportSettings = () => ({
  baseUrl: config.apiOrigin === '' ? apiBase(window.location) : config.apiOrigin,
  appToken: appToken(),
  fingerprint: clientFingerprint(),
  browserInstance: crypto.randomUUID(),
  build: config.build,
});
