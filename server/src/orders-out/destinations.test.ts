import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-destinations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'orders-out.yaml');
const secret = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;
const token = 't'.repeat(32);

const read = (text: string, more: Readonly<Record<string, string>> = {}) => {
  writeFileSync(file, text);
  return readConfig({ PORTAL_ORDERS_OUT: file, ...more }).ordersOut;
};
function problems(text: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  try {
    read(text, more);
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace('PORTAL_ORDERS_OUT: ', ''));
  }
  return [];
}

test('the file lists destinations of each kind and reporting systems; secrets may be in files beside it', () => {
  writeFileSync(join(folder, 'secret'), `${secret}\n`);
  expect(
    read(`
destinations:
  - { name: erp, kind: webhook, url: https://erp.example/orders, secret_file: secret }
  - { name: archive, kind: folder, folder: out, format: ubl }
  - { name: store, kind: bucket, endpoint: https://s3.example/, bucket: orders, access_key_id: k, secret_access_key_file: secret, prefix: out/ }
  - { name: desk, kind: email, to: orders@supplier.example }
systems:
  - { name: erp, token: ${token} }`),
  ).toEqual({
    destinations: [
      {
        name: 'erp',
        kind: 'webhook',
        url: 'https://erp.example/orders',
        secret,
        timeoutSeconds: 15,
        events: ['order.submitted'],
      },
      { name: 'archive', kind: 'folder', folder: join(folder, 'out'), format: 'ubl', events: ['order.submitted'] },
      {
        name: 'store',
        kind: 'bucket',
        format: 'json',
        events: ['order.submitted'],
        bucket: {
          url: 'https://s3.example/orders',
          region: 'us-east-1',
          accessKeyId: 'k',
          secretAccessKey: secret,
          prefix: 'out/',
        },
      },
      { name: 'desk', kind: 'email', to: 'orders@supplier.example', events: ['order.submitted'] },
    ],
    systems: [{ name: 'erp', token }],
  });
  expect(readConfig({}).ordersOut).toEqual({ destinations: [], systems: [] });
  expect(read('{"destinations": []}')).toEqual({ destinations: [], systems: [] });
});

test('every problem is named on its own line', () => {
  const webhook = (more: string) => `destinations:\n  - { name: erp, kind: webhook, url: http://erp.example, ${more} }`;
  expect(problems(webhook(`secret: ${secret}, color: red`))[0]).toMatch(/^destinations\.0: .*color/);
  expect(problems(webhook('secret: short'))).toEqual([
    'destinations.0.secret: must be whsec_ and 24 to 64 bytes in base 64',
  ]);
  expect(problems(webhook(`secret: ${secret}, secret_file: x`))).toEqual([
    'destinations.0: give either secret or secret_file',
  ]);
  expect(problems(webhook('secret_file: missing'))[0]).toMatch(/^destinations\.0\.secret_file: cannot be read: ENOENT/);
  const two = '{ name: a, kind: folder, folder: x }';
  expect(problems(`destinations: [${two}, ${two}]\nsystems: [{ name: S, token: x }]`)[0]).toContain('lower-case');
  expect(problems(`destinations: [${two}, ${two}]\nsystems: [{ name: s, token: x }]`)).toEqual([
    'systems.0.token: must be 32 to 200 letters, digits, dashes and underscores',
    'destinations: a is named twice',
  ]);
  expect(
    problems(
      'destinations: [{ name: a, kind: folder, folder: x, format: ubl, events: [order.submitted, user.added] }]',
    ),
  ).toEqual(['destinations.0.events: must be order.submitted alone: the format ubl holds orders only, json any event']);
  expect(problems('destinations: [')[0]).toMatch(/^is not YAML or JSON: /);
  const production = {
    PORTAL_ENV: 'production',
    PORTAL_TLS_PROXY: '10.0.0.0/8',
    PORTAL_ADDRESS: 'https://portal.example',
  };
  expect(problems(webhook(`secret: ${secret}`), production)).toEqual([
    'destinations.0.url: production sends nothing unencrypted; use an https address',
  ]);
  expect(() => readConfig({ PORTAL_ORDERS_OUT: join(folder, 'none.yaml') })).toThrow('cannot be read: ENOENT');
});
