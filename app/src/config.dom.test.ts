import { afterEach, expect, test } from 'vitest';
import { suppliersTheme } from './config.ts';

afterEach(() => document.head.replaceChildren());

test('THEME-01 the theme of users who have chosen none is the one that the server names, else Standard', () => {
  expect(suppliersTheme()).toBe('Standard');
  const meta = document.createElement('meta');
  meta.name = 'portal-theme';
  meta.content = 'Midnight';
  document.head.append(meta);
  expect(suppliersTheme()).toBe('Midnight');
  meta.content = 'Neon';
  expect(suppliersTheme()).toBe('Standard');
});
