import { expect, test } from 'vitest';
import {
  cookieCheck,
  featuresAt,
  freshIdle,
  freshWatchdog,
  hostEnvironment,
  idleActivity,
  idleTick,
  isImpersonating,
  isOperator,
  isStaff,
  mayRunScripts,
  mayUseConsole,
  primaryAccount,
  userKind,
  watchdogBlur,
  watchdogFocus,
  watchdogThresholdsFor,
} from './index.ts';

const hour = 3_600_000;

test('SESS-03 a lost cookie or sign-in logs out once, and navigates only away from orders', () => {
  const gone = { signedIn: true, hasCookie: false, path: '/orders/KES014-204817', forced: false };
  const first = cookieCheck(gone);
  expect(first).toEqual({ forced: true, logOut: true, goTo: '/out' });
  expect(cookieCheck({ ...gone, forced: first.forced })).toEqual({ forced: true, logOut: false, goTo: null });
  expect(cookieCheck({ ...gone, signedIn: false, hasCookie: true, path: '/ORDERS' }).goTo).toBe('/out');
  expect(cookieCheck({ ...gone, path: '/home' })).toEqual({ forced: true, logOut: true, goTo: null });
  expect(cookieCheck({ ...gone, path: '/ordersx' }).goTo).toBeNull();
});

test('SESS-03 the flag resets at the next sign-in', () => {
  const back = cookieCheck({ signedIn: true, hasCookie: true, path: '/orders', forced: true });
  expect(back).toEqual({ forced: false, logOut: false, goTo: null });
});

test('SESS-04 idle after 25 s without keyboard or mouse, each change logged once', () => {
  const start = freshIdle(0);
  expect(idleTick(start, 24_999)).toEqual({ state: start, code: null });
  const idle = idleTick(start, 25_000);
  expect(idle).toMatchObject({ state: { idle: true }, code: 'vlc_500056' });
  expect(idleTick(idle.state, 60_000).code).toBeNull();
  const active = idleActivity(idle.state, 61_000);
  expect(active).toEqual({ state: { idle: false, lastActivity: 61_000 }, code: 'vlc_500060' });
  expect(idleActivity(active.state, 62_000).code).toBeNull();
});

test('SESS-05 the watchdog redirects at once past 14 h in production, and queues past 9 h until the focus is lost', () => {
  const thresholds = watchdogThresholdsFor('production');
  const started = watchdogFocus(freshWatchdog, 0, thresholds);
  expect(started).toEqual({ state: { startedAt: 0, queued: false }, redirect: false });
  expect(watchdogFocus(started.state, 9 * hour - 1, thresholds).state.queued).toBe(false);
  expect(watchdogBlur(started.state).redirect).toBe(false);
  const queued = watchdogFocus(started.state, 9 * hour, thresholds);
  expect(queued).toEqual({ state: { startedAt: 0, queued: true }, redirect: false });
  expect(watchdogBlur(queued.state)).toEqual({ state: freshWatchdog, redirect: true });
  expect(watchdogFocus(queued.state, 14 * hour, thresholds)).toEqual({ state: freshWatchdog, redirect: true });
});

test('SESS-05 in other environments the thresholds are one hour and half an hour', () => {
  const environments = ['localhost', 'dev', 'feature', 'test', 'preview', 'staging'] as const;
  for (const environment of environments)
    expect(watchdogThresholdsFor(environment)).toEqual({ immediate: hour, queue: hour / 2 });
});

test.each([
  ['localhost', 'localhost'],
  ['portal.localhost', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['[::1]', 'localhost'],
  ['dev.example.com', 'dev'],
  ['feature-123.portal.example.com', 'feature'],
  ['portal-test.example.com', 'test'],
  ['PREVIEW.example.com', 'preview'],
  ['staging.portal.example.com', 'staging'],
  ['portal.example.com', 'production'],
  ['developers.example.com', 'production'],
  ['test.com', 'production'],
  ['localhost.example.com', 'production'],
])('SESS-11 %s belongs to %s', (hostname, environment) => {
  expect(hostEnvironment(hostname)).toBe(environment);
});

test('SESS-06 staff are root, it, {product}, mktg and tech; unknown types are public', () => {
  const staff = ['root', 'it', 'tradeparts', 'mktg', 'tech', 'customer', 'public', 'admin', ''].filter((user_type) =>
    isStaff({ user_type }, 'tradeparts'),
  );
  expect(staff).toEqual(['root', 'it', 'tradeparts', 'mktg', 'tech']);
  expect(isStaff(null, 'tradeparts')).toBe(false);
  expect(userKind({ user_type: 'tradeparts' }, 'tradeparts')).toBe('staff');
  expect(userKind({ user_type: 'staff' }, 'tradeparts')).toBe('public');
  expect([isOperator({ user_type: 'it' }, 'x'), isOperator({ user_type: 'tech' }, 'x')]).toEqual([true, false]);
});

test('SESS-07 SESS-09 the primary account comes first if it is authorised; the ids reveal impersonation', () => {
  const account = (accode: string) => ({
    accode,
    billto: '',
    name: '',
    suburb: '',
    store_code: '',
    web_discount: '0.00',
  });
  const authorised_accodes = [account('A'), account('B')];
  expect(primaryAccount({ primary_accode: 'B', authorised_accodes })?.accode).toBe('B');
  expect(primaryAccount({ primary_accode: 'C', authorised_accodes })?.accode).toBe('A');
  expect(primaryAccount({ primary_accode: null, authorised_accodes: [] })).toBeNull();
  expect(isImpersonating({ client_id: 'a', real_client_id: 'b' })).toBe(true);
});

test('SESS-11 SESS-05 the features of a host depend on its environment', () => {
  expect(featuresAt('production')).toEqual({ open_console: false, open_scripts: false, short_sessions: false });
  expect(featuresAt('staging')).toEqual({ open_console: false, open_scripts: true, short_sessions: true });
  expect(featuresAt('localhost')).toEqual({ open_console: true, open_scripts: true, short_sessions: true });
});

test('SHELL-05 RUN-01 the console is for root and it, and for all on development hosts; scripts are restricted in production only', () => {
  const open = (user_type: string | null, hostname: string) => {
    const user = user_type === null ? null : { user_type };
    return [mayUseConsole(user, hostname, 'tradeparts'), mayRunScripts(user, hostname, 'tradeparts')];
  };
  for (const kind of ['root', 'it']) expect(open(kind, 'portal.example.com')).toEqual([true, true]);
  for (const kind of ['customer', 'tech', 'mktg', 'tradeparts', 'public', null]) {
    expect(open(kind, 'portal.example.com')).toEqual([false, false]);
    expect(open(kind, 'portal-staging.example.com')).toEqual([false, true]);
    for (const host of ['localhost', 'dev.example.com', 'feature-12.example.com', 'test.example.com'])
      expect(open(kind, host)).toEqual([true, true]);
  }
});
