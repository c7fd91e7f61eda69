import { beforeEach, expect, test, vi } from 'vitest';
import { createDismissedTips } from './dismissed-tips.ts';

const jar = new Map<string, string>();
beforeEach(() => {
  jar.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => jar.get(key) ?? null,
    setItem: (key: string, value: string) => void jar.set(key, value),
  });
});
const ids = (user: string) => [...createDismissedTips(user).get()];

test('TIP-01 a dismissed tip stays dismissed in this browser, for that user only, until it is restored', () => {
  const tips = createDismissedTips('u');
  tips.dismiss('a');
  tips.dismiss('b');
  expect(ids('u')).toEqual(['a', 'b']);
  expect(ids('v')).toEqual([]);
  tips.restore('a');
  expect([...tips.get()]).toEqual(['b']);
  expect(ids('u')).toEqual(['b']);
});

test('TIP-01 two windows do not restore what the other dismissed', () => {
  const [one, other] = [createDismissedTips('u'), createDismissedTips('u')];
  one.dismiss('a');
  other.dismiss('b');
  expect(ids('u')).toEqual(['a', 'b']);
});

test('TIP-01 damaged storage is ignored', () => {
  jar.set('portal.tips.u', '{"a":1}');
  expect(ids('u')).toEqual([]);
  jar.set('portal.tips.u', '{');
  expect(ids('u')).toEqual([]);
});
