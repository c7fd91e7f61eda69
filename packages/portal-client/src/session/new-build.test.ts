import { okEnvelope } from '@portal/domain/fixtures';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type Reaction, scriptedFetch } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import { reloadForNewBuild } from './new-build.ts';

let reloads = 0;
let kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const refusing = {
  ...storage,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

async function fail(
  served: Reaction,
  on: Pick<Storage, 'getItem' | 'setItem'> = storage,
  untouched = false,
): Promise<boolean> {
  const clock = createFakeClock();
  const transport = testTransport({
    build: 6308,
    bearer: () => null,
    fetch: scriptedFetch(() => served).fetch,
    clock,
    random: () => 0,
  });
  const reload = () => {
    reloads += 1;
  };
  const result = reloadForNewBuild({ transport, build: 6308, storage: on, reload, untouched: () => untouched });
  await clock.advance(10_000);
  return result;
}
const build = (vue_build_number: number) => okEnvelope({ vue_build_number });

describe('PING-03 a chunk that cannot be loaded', () => {
  beforeEach(() => {
    reloads = 0;
    kept = new Map();
  });

  test('reloads the page if the server has another build, once for each', async () => {
    expect(await fail(build(6309))).toBe(true);
    expect(await fail(build(6309))).toBe(false);
    expect(reloads).toBe(1);
    expect(await fail(build(6310))).toBe(true);
    expect(reloads).toBe(2);
  });

  test('does nothing if the server has this build, or does not respond', async () => {
    expect(await fail(build(6308))).toBe(false);
    expect(await fail('network')).toBe(false);
    expect(reloads).toBe(0);
  });

  test('reloads a page that nobody has touched once, whatever build the server has', async () => {
    expect(await fail(build(6308), storage, true)).toBe(true);
    expect(await fail(build(6308), storage, true)).toBe(false);
    expect(await fail('network', storage, true)).toBe(false);
    expect(reloads).toBe(1);
  });

  test('does not reload if the browser cannot store that it did', async () => {
    expect(await fail(build(6309), refusing)).toBe(false);
    expect(reloads).toBe(0);
  });
});
