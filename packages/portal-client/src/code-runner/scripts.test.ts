import { envelopeActions } from '@portal/domain/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { findScript, type ScriptWork, scriptNames } from './scripts.ts';

beforeEach(() => {
  vi.stubGlobal('window', { innerWidth: 1440, innerHeight: 900 });
  return () => vi.unstubAllGlobals();
});

async function ran(name: string): Promise<readonly (readonly [string, unknown])[]> {
  const made: [string, unknown][] = [];
  const call = async (name: string, data: unknown) => {
    made.push([name, data]);
    return { ok: false, reason: 'network' };
  };
  await findScript(name)?.run({ call: call as unknown as ScriptWork['call'], accode: 'KES014', build: 1 });
  return made;
}

test('RUN-01 the list is fixed, and each script makes all its calls, even if one fails', async () => {
  expect(scriptNames).toEqual(['test', 'ping', 'redirects', 'price', 'actions', 'slow', 'failing']);
  const names = async (name: string) => (await ran(name)).map(([call]) => call);
  expect(await names('test')).toEqual(['get_vue_build', 'login/validate']);
  expect(await names('ping')).toEqual(['xhr-ping']);
  expect(await names('redirects')).toEqual(['test_redirect', 'test_redirect_relative']);
  expect(await ran('price')).toEqual([
    ['get-price', { accode: 'KES014', cart_lines: [{ stock_code: 'HXB-16080-88G', order_quantity: 100 }] }],
  ]);
  expect((await ran('actions')).map(([, data]) => data)).toEqual(envelopeActions.map((action) => ({ action })));
  expect(await ran('slow')).toEqual([['test_answer', { delay_milliseconds: 3000 }]]);
  expect(await ran('failing')).toHaveLength(3);
});

test.each(['', 'constructor', '__proto__', 'toString', 'alert(1)', '../test', 'test;ping'])(
  'RUN-01 %j of the address runs nothing',
  (name) => {
    expect(findScript(name)).toBeNull();
  },
);
