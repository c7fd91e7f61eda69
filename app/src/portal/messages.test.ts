import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';

test('CALL-06 empty messages are ignored, and one that shows is not shown twice', () => {
  const messages = createMessages();
  messages.show('  ');
  messages.show('Saved elsewhere');
  messages.show('Saved elsewhere', 'warning');
  expect(messages.get().map((each) => each.text)).toEqual(['Saved elsewhere']);
  messages.dismiss(messages.get()[0]?.id ?? '');
  expect(messages.get()).toEqual([]);
});
