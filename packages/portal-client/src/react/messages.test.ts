import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';

test('of messages about the same subject, the latest is shown', () => {
  const messages = createMessages();
  messages.show('Saved elsewhere');
  messages.show('Line 2: below zero', 'warning', 'quantity 2');
  messages.show('Line 3: no whole number', 'warning', 'quantity 3');
  messages.show('Line 2: no whole number', 'warning', 'quantity 2');
  const texts = () => messages.get().map((each) => each.text);
  expect(texts()).toEqual(['Saved elsewhere', 'Line 3: no whole number', 'Line 2: no whole number']);
  messages.dismiss('quantity 2');
  expect(texts()).toEqual(['Saved elsewhere', 'Line 3: no whole number']);
});

test('CALL-06 empty messages are ignored, and a visible one is not shown twice', () => {
  const messages = createMessages();
  messages.show('  ');
  messages.show('Saved elsewhere');
  messages.show('Saved elsewhere', 'warning');
  expect(messages.get().map((each) => each.text)).toEqual(['Saved elsewhere']);
  messages.dismiss(messages.get()[0]?.id ?? '');
  expect(messages.get()).toEqual([]);
});
