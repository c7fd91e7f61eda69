import { describe, expect, test } from 'vitest';
import { ownLookStorageKey, themeStorageKey } from './stored-theme.ts';
import { themeBootScript } from './theme-boot.ts';

/** Runs the script as a page would, on a separate root element. */
function boot(stored: string | null, pathname: string, own: string | null = null) {
  const dataset: Record<string, string> = {};
  const storage: Record<string, string | null> = { [themeStorageKey]: stored, [ownLookStorageKey]: own };
  const written: Record<string, string> = {};
  const setProperty = (name: string, value: string) => {
    written[name] = value;
  };
  const style = { setProperty, colorScheme: '' };
  const run = new Function('localStorage', 'document', 'location', themeBootScript);
  run({ getItem: (key: string) => storage[key] ?? null }, { documentElement: { dataset, style } }, { pathname });
  return { dataset, written, scheme: style.colorScheme };
}

const stored = JSON.stringify({ theme: 'midnight', spacing: 'compact', motion: 'fast' });

describe('the theme before the first paint', () => {
  test.each(['/orders', '/Orders/48817', '/orders/account/x', '/preferences', '/data', '/data/users'])(
    'THEME-02 the stored theme applies at %s',
    (path) => {
      expect(boot(stored, path).dataset).toEqual({ theme: 'midnight', spacing: 'compact', motion: '2' });
    },
  );

  test.each(['/home', '/', '/ordersheet', '/part/orders', '/database'])('THEME-02 Standard stays at %s', (path) => {
    expect(boot(stored, path).dataset).toEqual({ spacing: 'compact', motion: '2' });
  });

  test('THEME-01 writes a custom theme’s tokens and ignores other names', () => {
    const own = JSON.stringify({ scheme: 'dark', values: { accent: 'oklch(0.4 0.1 150)', 'x;y': 'url(evil)' } });
    const custom = JSON.stringify({ theme: 'custom' });
    const { written, scheme } = boot(custom, '/orders', own);
    expect(written).toEqual({ '--accent': 'oklch(0.4 0.1 150)' });
    expect(scheme).toBe('dark');
    expect(boot(stored, '/orders', own).written).toEqual({});
    expect(boot(custom, '/orders', '{"values"').dataset).toEqual({ theme: 'custom' });
  });

  test.each([null, '', 'null', '7', '{', '[]'])('a store that holds %j does no harm', (text) => {
    expect(boot(text, '/orders', text)).toEqual({ dataset: {}, written: {}, scheme: '' });
  });
});
