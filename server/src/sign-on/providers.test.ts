import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readProviders } from './providers.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-sign-on-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string, isRefused: (url: string) => boolean = () => false) {
  const file = join(folder, 'sign-on.yaml');
  writeFileSync(file, text);
  return readProviders(file, isRefused);
}

test('a file lists providers with their mail domains; a secret may have its own file', () => {
  writeFileSync(join(folder, 'secret'), 'quiet\n');
  const { providers, problems } = read(`
providers:
  - { name: staff, label: Tradeparts, issuer: https://login.example/v2, client_id: portal, client_secret_file: secret, domains: [Supplier.example], acr: [phr] }
`);
  expect(problems).toEqual([]);
  expect(providers).toEqual([
    {
      name: 'staff',
      label: 'Tradeparts',
      issuer: new URL('https://login.example/v2'),
      clientId: 'portal',
      clientSecret: 'quiet',
      domains: ['supplier.example'],
      acr: ['phr'],
      amr: [],
    },
  ]);
  expect(readProviders(undefined, () => false)).toEqual({ providers: [], problems: [] });
});

test('every problem is reported with its place, and then no provider is used', () => {
  const entry = 'label: A, issuer: http://login.example, client_id: portal';
  const { providers, problems } = read(
    `
providers:
  - { name: staff, ${entry}, domains: [supplier.example] }
  - { name: staff, ${entry}, client_secret: x, domains: [supplier.example] }
`,
    (url) => url.startsWith('http:'),
  );
  expect(providers).toEqual([]);
  expect(problems).toEqual([
    'providers.0: give either client_secret or client_secret_file',
    'providers.0.issuer: production sends nothing unencrypted; use an https address',
    'providers.1.issuer: production sends nothing unencrypted; use an https address',
    'providers: staff is named twice',
  ]);
  expect(read(`providers: [{ name: staff, ${entry}, client_secret: x, domains: ['*'] }]`).problems).toEqual([
    'providers.0.domains.0: must be a mail domain, such as supplier.example',
  ]);
  expect(
    read(`providers: [{ name: staff, ${entry}, client_secret: x, domains: [a.example], amr: ['m f a'] }]`).problems,
  ).toEqual(['providers.0.amr.0: must be one word without spaces, as in the provider’s documentation']);
});
