import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  const config = readConfig({ PORT: '' });
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataFolder: '.data',
    databaseUrl: null,
    appToken: 'portal',
  });
});

test('every wrong variable is named at once', () => {
  const read = () => readConfig({ PORT: '70000', PORTAL_DEMO_PARTS: 'many', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'PORTAL_DEMO_PARTS', 'DATABASE_URL']) expect(read).toThrow(name);
});

test('production over plain http is refused', () => {
  expect(() => readConfig({ PORTAL_ENV: 'production' })).toThrow('PORTAL_TLS_PROXY');
  expect(readConfig({ PORTAL_ENV: 'production', PORTAL_TLS_PROXY: '127.0.0.1' }).production).toBe(true);
});
