import { expect, test } from 'vitest';
import type { PaletteCommand } from './CommandPalette.props.ts';
import { resultsFor } from './palette-results.ts';

const command = (key: string, label: string, group: string, words?: string): PaletteCommand => ({
  key,
  label,
  group,
  words,
});
const page = {
  title: 'Commands',
  commands: [
    command('new', 'New order', 'Orders'),
    command('theme', 'Theme', 'Look', 'dark colours'),
    command('out', 'Sign out', 'Account', 'leave log off'),
  ],
};
const shown = (typed: string, recent: readonly string[] = [], extra: readonly PaletteCommand[] = []) =>
  resultsFor(page, typed, recent, extra).groups.map(({ name, results }) => [
    name,
    ...results.map((each) => each.command.key),
  ]);

test('without text, recent commands come first, each once', () => {
  expect(shown('', ['out', 'gone'])).toEqual([
    ['Recent', 'out'],
    ['Orders', 'new'],
    ['Look', 'theme'],
  ]);
});

test('a command is found by its search words and its group', () => {
  expect(shown('dark')).toEqual([['Look', 'theme']]);
  expect(shown('log off')).toEqual([['Account', 'out']]);
});

test('loaded commands follow the matching ones', () => {
  expect(shown('or', [], [command('p', 'HXB-12050', 'Parts')])).toEqual([
    ['Orders', 'new'],
    ['Parts', 'p'],
  ]);
});

test('at most 60 results are shown, and the total counts all', () => {
  const commands = Array.from({ length: 5000 }, (_, at) => command(`${at}`, `Part ${at}`, 'Parts'));
  const { groups, total } = resultsFor({ title: 'Parts', commands }, 'part', [], []);
  expect(total).toBe(5000);
  expect(groups[0]?.results.length).toBe(60);
});

test('the best match of a thousand commands comes first', () => {
  const commands = Array.from({ length: 1000 }, (_, at) =>
    command(
      `${at}`,
      `Open order KES014-${200000 + at} for the scaffold at Alexandria, level ${at % 31}`,
      'Orders',
      'cart',
    ),
  );
  const first = (typed: string) => resultsFor({ title: 'Orders', commands }, typed, [], []).groups[0]?.results[0];
  expect(first('200917')).toMatchObject({ command: { key: '917' } });
  expect(first('ord 200003')).toMatchObject({ command: { key: '3' } });
  expect(resultsFor({ title: 'Orders', commands }, 'zq', [], []).total).toBe(0);
});
