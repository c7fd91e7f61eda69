import { expect, test } from 'vitest';
import { userAdd } from './user-add.ts';

const terminal = { environment: {}, say: () => undefined, readInput: async () => '' };

test('a password that is made up has 128 bits, and no two are alike', async () => {
  const words = ['ada', '--type', 'it', '--email', 'ada@example.com'];
  const made = await userAdd.read(words, terminal);
  expect(made).toMatchObject({ isMadeUp: true, password: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await userAdd.read(words, terminal)).not.toEqual(made);
});
