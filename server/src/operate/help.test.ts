import { expect, test } from 'vitest';
import { help } from './help.ts';

test('summaries begin at one column; that of a long usage is on the line below', () => {
  const text = help([
    { name: 'feed list', usage: '', summary: 'lists the last loads' },
    { name: 'feed load', usage: 'FOLDER|ZIP [--delta] [--report FOLDER]', summary: 'makes feed files live' },
  ]);
  expect(text.split('\n').slice(2, 5)).toEqual([
    `  feed list${' '.repeat(29)}lists the last loads`,
    '  feed load FOLDER|ZIP [--delta] [--report FOLDER]',
    `${' '.repeat(40)}makes feed files live`,
  ]);
});
