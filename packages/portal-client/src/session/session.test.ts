import { okEnvelope } from '@portal/domain/fixtures';
import { watchdogThresholds } from '@portal/domain/session';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import { createBearer } from './bearer.ts';
import { monitorIdle } from './idle-monitor.ts';
import { startPing } from './ping.ts';
import { watchSession } from './session-watch.ts';
import { createStoredRedirect } from './stored-redirect.ts';
import { createWatchdog, forgetWatchdog } from './watchdog.ts';

let clock: FakeClock;
beforeEach(() => {
  clock = createFakeClock();
});
function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('SESS-01 the bearer', () => {
  test("SESS-01 is a cookie for the whole site, SameSite=Lax, Secure on https, with the server's lifetime", () => {
    const page = { cookie: '' };
    createBearer({ page, secure: true }).write('to ken', 90_500, 'pat');
    expect(page.cookie).toBe('bearer=to%20ken; Max-Age=90; Path=/; SameSite=Lax; Secure');
    createBearer({ page, secure: false }).clear();
    expect(page.cookie).toBe('bearer=; Max-Age=0; Path=/; SameSite=Lax');
  });
  test('SESS-01 is found among other cookies', () => {
    const bearer = createBearer({ page: { cookie: 'a=1; bearer=to%20ken; mybearer=no' }, secure: false });
    expect(bearer.read()).toBe('to ken');
    expect(createBearer({ page: { cookie: 'mybearer=no' }, secure: false }).read()).toBeNull();
    expect(createBearer({ page: { cookie: 'bearer=%E0%A4%A' }, secure: false }).read()).toBeNull();
  });
  test('SESS-01 stores whose it is', () => {
    const storage = memoryStorage();
    const bearer = createBearer({ page: { cookie: '' }, secure: false, storage });
    bearer.write('x', 1000, 'pat');
    expect(bearer.user()).toBe('pat');
    bearer.clear();
    expect(bearer.user()).toBeNull();
  });
});

describe('SESS-03 the watch', () => {
  test('SESS-03 a lost cookie logs out within a second, once, and an orders page goes to /out', async () => {
    let cookie = true;
    let signedIn = true;
    let path = '/orders/K-000001';
    const logOut = vi.fn(() => {
      signedIn = false;
    });
    const goTo = vi.fn();
    const stop = watchSession({
      clock,
      signedIn: () => signedIn,
      hasCookie: () => cookie,
      path: () => path,
      logOut,
      goTo,
    });
    await clock.advance(5_000);
    expect(logOut).not.toHaveBeenCalled();
    cookie = false;
    await clock.advance(1_000);
    expect(logOut).toHaveBeenCalledExactlyOnceWith('/orders/account/orders');
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/out');
    await clock.advance(10_000);
    expect(logOut).toHaveBeenCalledOnce();
    signedIn = true;
    cookie = true;
    path = '/home';
    await clock.advance(1_000);
    cookie = false;
    await clock.advance(1_000);
    expect(logOut).toHaveBeenCalledTimes(2);
    expect(goTo).toHaveBeenCalledOnce();
    stop();
    expect(clock.timers()).toBe(0);
  });
  test('SESS-03 a page that starts signed out is left alone', async () => {
    const logOut = vi.fn();
    watchSession({ clock, signedIn: () => false, hasCookie: () => false, path: () => '/home', logOut, goTo: vi.fn() });
    await clock.advance(5_000);
    expect(logOut).not.toHaveBeenCalled();
  });
});

test('SESS-04 idle after 25 s without keyboard or mouse, active again at the first input', async () => {
  const target = new EventTarget();
  const changed = vi.fn();
  const monitor = monitorIdle({ clock, target, changed });
  await clock.advance(24_000);
  target.dispatchEvent(new Event('keydown'));
  await clock.advance(24_000);
  expect(monitor.isIdle()).toBe(false);
  await clock.advance(1_000);
  expect(monitor.isIdle()).toBe(true);
  target.dispatchEvent(new Event('pointermove'));
  expect(changed.mock.calls).toEqual([
    [true, 'vlc_500056'],
    [false, 'vlc_500060'],
  ]);
  monitor.stop();
  expect(clock.timers()).toBe(0);
});

describe('SESS-05 the watchdog', () => {
  const hour = 3_600_000;
  const open = (storage = memoryStorage(), flush: () => Promise<unknown> = async () => {}) => {
    const redirect = vi.fn();
    return {
      dog: createWatchdog({ clock, thresholds: watchdogThresholds.production, storage, flush, redirect }),
      redirect,
      storage,
    };
  };
  test('SESS-05 past the immediate threshold it saves and redirects at focus, also after a reload of the page', async () => {
    const first = open();
    first.dog.focus();
    await clock.advance(14 * hour);
    const flush = vi.fn(async () => {});
    const { dog, redirect } = open(first.storage, flush);
    dog.focus();
    await settle();
    expect(flush).toHaveBeenCalledOnce();
    expect(redirect).toHaveBeenCalledExactlyOnceWith('/orders/account/');
  });
  test('SESS-05 SESS-10 whoever signs in again after a weekend begins a new session', async () => {
    const before = open();
    before.dog.focus();
    await clock.advance(60 * hour);
    forgetWatchdog(before.storage);
    const { dog, redirect } = open(before.storage);
    dog.focus();
    await settle();
    expect(redirect).not.toHaveBeenCalled();
    await clock.advance(14 * hour);
    dog.focus();
    await settle();
    expect(redirect).toHaveBeenCalledOnce();
  });
  test('SESS-05 past the queue threshold it waits for the next loss of focus', async () => {
    const { dog, redirect } = open();
    dog.focus();
    await clock.advance(9 * hour);
    dog.focus();
    await settle();
    expect(redirect).not.toHaveBeenCalled();
    dog.blur();
    await settle();
    expect(redirect).toHaveBeenCalledOnce();
  });
  test('NAV-16 a navigation is checked 100 ms later, once, and not if the next one comes first', async () => {
    const { dog, redirect } = open();
    dog.navigated();
    await clock.advance(99);
    expect(clock.timers()).toBe(1);
    await clock.advance(1);
    await clock.advance(14 * hour - 101);
    // The start was recorded at 100 ms: at 14 h less 1 ms after that, nothing is due.
    const stop = dog.navigated();
    stop();
    await clock.advance(100);
    expect(redirect).not.toHaveBeenCalled();
    dog.navigated();
    await clock.advance(99);
    expect(redirect).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(redirect).toHaveBeenCalledExactlyOnceWith('/orders/account/');
  });
  test('SESS-05 a save that hangs delays the redirect by at most ten seconds', async () => {
    const { dog, redirect } = open(memoryStorage(), () => new Promise(() => {}));
    dog.focus();
    await clock.advance(14 * hour);
    dog.focus();
    await clock.advance(9_999);
    expect(redirect).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(redirect).toHaveBeenCalledOnce();
  });
});

test('SESS-10 the post-login path is returned once, and only if it is on our own origin', () => {
  const redirect = createStoredRedirect(memoryStorage());
  expect(redirect.take()).toBeNull();
  redirect.set('/orders/account/orders');
  expect(redirect.take()).toBe('/orders/account/orders');
  expect(redirect.take()).toBeNull();
  redirect.set('//evil.example/x');
  expect(redirect.take()).toBe('/landing');
});

describe('PING-01 the ping', () => {
  let server: ScriptedFetch;
  let online = () => {};
  const start = () => {
    server = scriptedFetch(() => okEnvelope({ next_xhr_ping_seconds: 20 }));
    const renewed = vi.fn();
    const log = vi.fn();
    const transport = testTransport({ build: 6308, bearer: () => 'old', fetch: server.fetch, clock });
    const stop = startPing({
      transport,
      clock,
      random: () => 1,
      build: 6308,
      focused: () => true,
      idle: () => false,
      viewport: () => ({ width: 1280, height: 800 }),
      renewed,
      onOnline(run) {
        online = run;
        return () => {
          online = () => {};
        };
      },
      log,
      bearer: () => 'old',
    });
    return { renewed, log, stop };
  };
  test("PING-01 runs after 15 s, then at the server's interval, and stores the renewed bearer", async () => {
    const { renewed, stop } = start();
    server.script.push(okEnvelope({ next_xhr_ping_seconds: 30, bearer_token: 'new', expires_in_milliseconds: 5000 }));
    await clock.advance(15_000);
    expect(server.sent[0]?.url).toBe('/v3/browser/xhr-ping');
    expect(server.sent[0]?.body?.data).toEqual({
      vue_build: 6308,
      br_focus: true,
      br_idle: false,
      previous_RTT_milliseconds: null,
      down_for_x_sec: 0,
      viewport_x: 1280,
      viewport_y: 800,
    });
    expect(renewed).toHaveBeenCalledExactlyOnceWith('new', 5000, 'old');
    await clock.advance(29_999);
    expect(server.sent).toHaveLength(1);
    await clock.advance(1);
    expect(server.sent[1]?.body?.data).toMatchObject({ previous_RTT_milliseconds: 0 });
    stop();
    expect(clock.timers()).toBe(0);
  });
  test('PING-01 backs off without a response, reports for how long, and only logs an invalid reply', async () => {
    const { log } = start();
    server.script.push('network', okEnvelope('pong'));
    await clock.advance(15_000);
    expect(log).toHaveBeenLastCalledWith('The ping failed: network');
    await clock.advance(30_000);
    expect(server.sent[1]?.body?.data).toMatchObject({ down_for_x_sec: 30 });
    expect(log).toHaveBeenLastCalledWith('The response to the ping was not valid.');
    await clock.advance(44_999);
    expect(server.sent).toHaveLength(2);
    await clock.advance(1);
    expect(server.sent).toHaveLength(3);
  });
  test('PING-02 asks every 30 s at most during maintenance, however long it lasts', async () => {
    const { stop } = start();
    server.script.push(...Array.from({ length: 20 }, () => ({ status: 'MAINTENANCE' as const })));
    await clock.advance(15_000 + 19 * 30_000);
    expect(server.sent).toHaveLength(20);
    stop();
  });
  test('PING-01 ends its pause when the browser is online again', async () => {
    const { stop } = start();
    online();
    await clock.advance(0);
    expect(server.sent).toHaveLength(0);
    server.script.push('network');
    await clock.advance(15_000);
    expect(server.sent).toHaveLength(1);
    online();
    await clock.advance(0);
    expect(server.sent).toHaveLength(2);
    await clock.advance(19_999);
    expect(server.sent).toHaveLength(2);
    stop();
    expect(clock.timers()).toBe(0);
  });
});
