import { describe, expect, test } from 'vitest';
import { themeStorageKey } from './stored-theme.ts';
import { themeBootScript } from './theme-boot.ts';

/** Runs the script as a page would, on a root element of our own. */
function boot(stored: string | null, pathname: string) {
  const dataset: Record<string, string> = {};
  const written: Record<string, string> = {};
  const setProperty = (name: string, value: string) => {
    written[name] = value;
  };
  const run = new Function('localStorage', 'document', 'location', themeBootScript);
  run(
    { getItem: (key: string) => (key === themeStorageKey ? stored : null) },
    { documentElement: { dataset, style: { setProperty } } },
    { pathname },
  );
  return { dataset, written };
}

const stored = JSON.stringify({ theme: 'midnight', spacing: 'compact', motion: 'fast' });

describe('the look before the first paint', () => {
  test.each(['/orders', '/Orders/48817', '/orders/account/x'])('THEME-02 the stored theme applies at %s', (path) => {
    expect(boot(stored, path).dataset).toEqual({ theme: 'midnight', spacing: 'compact', motion: '2' });
  });

  test.each(['/home', '/', '/ordersheet', '/part/orders'])('THEME-02 Standard stays at %s', (path) => {
    expect(boot(stored, path).dataset).toEqual({ spacing: 'compact', motion: '2' });
  });

  test('THEME-01 writes the tokens of a custom theme, and nothing that is no token name', () => {
    const custom = { accent: 'oklch(0.4 0.1 150)', 'x;y': 'url(evil)' };
    const { written } = boot(JSON.stringify({ theme: 'custom', custom }), '/orders');
    expect(written).toEqual({ '--accent': 'oklch(0.4 0.1 150)' });
  });

  test.each([null, '', 'null', '7', '{', '[]'])('a store that holds %j does no harm', (text) => {
    expect(boot(text, '/orders')).toEqual({ dataset: {}, written: {} });
  });
});
