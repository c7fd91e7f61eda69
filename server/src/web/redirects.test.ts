import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { makeHttp } from '../http.ts';
import { addRedirects, allowedTarget, leadsTo } from './redirects.ts';

const hosts = ['pay.example', 'www.example:8443'];

test.each([
  ['https%3A%2F%2Fpay.example%2Fa%3Fb%3D1', 'https://pay.example/a?b=1'],
  ['https://pay.example/a?b=1', 'https://pay.example/a?b=1'],
  ['https%3A%2F%2FPAY.example', 'https://pay.example/'],
  ['https%3A%2F%2Fwww.example%3A8443%2F', 'https://www.example:8443/'],
  // Browsers treat a backslash as a slash, so the host ends there.
  ['https%3A%2F%2Fpay.example%5C.elsewhere.example', 'https://pay.example/.elsewhere.example'],
])('NAV-19 %s leads to an allowed host', (redirect, target) => {
  expect(allowedTarget(redirect, hosts)).toBe(target);
});

test.each([
  'https%3A%2F%2Felsewhere.example%2F',
  'https%3A%2F%2Fpay.example.elsewhere.example',
  'https%3A%2F%2Fpay.example%40elsewhere.example%2F',
  'https%3A%2F%2Fuser%3Apass%40pay.example%2F',
  'https%3A%2F%2Fpay.example%3A444%2F',
  'https%3A%2F%2Fwww.example%2F',
  'http%3A%2F%2Fpay.example%2F',
  'javascript%3Aalert(1)',
  'data%3Atext%2Fhtml%2Cx',
  '%2F%2Fpay.example',
  'pay.example',
  'home',
  '%',
  '',
])('NAV-19 %s is not followed', (redirect) => {
  expect(allowedTarget(redirect, hosts)).toBeNull();
});

async function served(environment: Readonly<Record<string, string>>) {
  const config = readConfig({ PORTAL_LOG_LEVEL: 'silent', ...environment });
  const server = await makeHttp(config);
  addRedirects(server, config);
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: answered } = await server.inject({ url, headers });
    return answered.location === undefined ? statusCode : `${statusCode} ${answered.location}`;
  };
  return get;
}

test('NAV-19 only /redirect leads out of the portal, and the server itself never redirects there', async () => {
  expect(leadsTo('/redirect/https%3A%2F%2Fpay.example%2Fa%3Fb%3D1', hosts)).toBe('https://pay.example/a?b=1');
  expect(leadsTo('/redirect/https://pay.example/a?b=1', hosts)).toBe('https://pay.example/a?b=1');
  const long = `https://pay.example/${'a'.repeat(400)}`;
  expect(leadsTo(`/redirect/${encodeURIComponent(long)}`, hosts)).toBe(long);
  for (const url of [
    '/redirect/https%3A%2F%2Felsewhere.example',
    '/redirect/home',
    '/home?to=/redirect/https://pay.example',
  ])
    expect(leadsTo(url, hosts)).toBeNull();
  const get = await served({ PORTAL_REDIRECT_HOSTS: 'pay.example' });
  expect(await get('/redirect/https%3A%2F%2Fpay.example')).toBe(404);
});

test('SHELL-12 /classic redirects to the configured address, else to the classic sign-in', async () => {
  expect(await (await served({ PORTAL_CLASSIC_ADDRESS: 'https://classic.example/start' }))('/classic')).toBe(
    '302 https://classic.example/start',
  );
  expect(await (await served({}))('/classic/')).toBe('302 /login-classic');
});

test('SHELL-02 legacy Edge is redirected to /legacy-edge from every page, but not for other files', async () => {
  const get = await served({});
  const edge = { 'user-agent': 'Mozilla/5.0 Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763', accept: 'text/html' };
  for (const path of ['/home', '/orders/KES014-204817?a=1', '/redirect/home'])
    expect(await get(path, edge)).toBe('302 /legacy-edge');
  expect(await get('/legacy-edge', edge)).toBe(404);
  expect(await get('/Legacy-Edge/?a=1', edge)).toBe(404);
  expect(await get('/assets/a.js', { ...edge, accept: '*/*' })).toBe(404);
  expect(await get('/home', { ...edge, 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/140.0' })).toBe(
    404,
  );
});
