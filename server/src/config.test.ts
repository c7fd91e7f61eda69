import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, secretNames, variableNames } from './config.ts';
import { commands } from './operate/commands.ts';

test('an empty environment results in the defaults', () => {
  const config = readConfig({ PORT: '' });
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataFolder: '.data',
    databaseUrl: null,
    appToken: 'portal',
  });
});

test('the error names every wrong variable', () => {
  const read = () => readConfig({ PORT: '70000', PORTAL_DEMO_PARTS: 'many', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'PORTAL_DEMO_PARTS', 'DATABASE_URL']) expect(read).toThrow(name);
});

test('production without TLS or without a public address is refused; one error names all problems', () => {
  const read = () => readConfig({ PORTAL_ENV: 'production', PORT: '70000', PORTAL_LOGLEVEL: 'debug' });
  for (const name of ['PORT', 'PORTAL_TLS_PROXY', 'PORTAL_ADDRESS', 'PORTAL_LOG_LEVEL is']) expect(read).toThrow(name);
  const whole = {
    PORTAL_ENV: 'production',
    PORTAL_TLS_PROXY: '127.0.0.1',
    PORTAL_ADDRESS: 'https://portal.example',
  };
  expect(readConfig(whole).production).toBe(true);
  for (const name of ['PORTAL_SMS_URL', 'PORTAL_SENTRY_DSN']) {
    expect(() => readConfig({ ...whole, [name]: 'http://key@gateway.example/42' })).toThrow(
      `${name}: production sends`,
    );
    expect(readConfig({ ...whole, [name]: 'http://key@127.0.0.1:8080/42' }).production).toBe(true);
  }
  // Several servers on one database need the same key.
  const shared = { ...whole, DATABASE_URL: 'postgres://database/portal' };
  expect(() => readConfig(shared)).toThrow('PORTAL_SECRET_KEY');
  const PORTAL_SECRET_KEY = Buffer.alloc(32, 'k').toString('base64');
  expect(readConfig({ ...shared, PORTAL_SECRET_KEY }).secretKeys).toHaveLength(1);
  expect(() => readConfig({ PORTAL_SECRET_KEY: 'short' })).toThrow('openssl rand');
});

test('a misspelled variable is reported; variables of other tools are ignored', () => {
  expect(() => readConfig({ PORTAL_DATE: '/srv' })).toThrow('PORTAL_DATA is');
  expect(() => readConfig({ PORTAL_SMPT_URL: 'smtp://x' })).toThrow('PORTAL_SMTP_URL is');
  expect(readConfig({ PORTAL_CHROMIUM: '/usr/bin/chromium', PORTAL_THEME: 'midnight', HOME: '/root' }).port).toBe(4000);
});

test('secrets are read from _FILE variables; a missing file, or a value given both ways, is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
  const file = join(folder, 'database');
  writeFileSync(file, 'postgres://portal:secret@database/portal\n', { mode: 0o600 });
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://portal:secret@database/portal');
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://x' })).toThrow('is given as well');
  expect(() => readConfig({ PORTAL_SMS_TOKEN_FILE: join(folder, 'none') })).toThrow('PORTAL_SMS_TOKEN_FILE: ENOENT');
  rmSync(folder, { recursive: true });
});

test('docs/operations.md documents every variable and every command', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  expect(variableNames.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
  expect(secretNames.filter((name) => !text.includes(`\`${name}_FILE\``))).toEqual([]);
  expect(commands.filter(({ name }) => !text.includes(`portal ${name}`)).map(({ name }) => name)).toEqual([]);
});

test('compose.yaml sets only variables that exist', () => {
  const text = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  const set = [...text.matchAll(/^\s+(PORTAL_[A-Z_]+|DATABASE_URL|PORT|HOST):/gm)].map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(4);
  expect(set.filter((name) => !variableNames.includes(name))).toEqual([]);
});

test('compose.yaml has no default database password', () => {
  const text = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  const passwords = text.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g) ?? [];
  expect(passwords.length).toBeGreaterThan(1);
  for (const each of passwords) expect(each).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});
