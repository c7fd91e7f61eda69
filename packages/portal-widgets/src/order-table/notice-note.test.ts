import { expect, test } from 'vitest';
import { noticeNote } from './notice-note.ts';

const plainFormat = { number_format: 1, currency_format: 1 } as const;

test('CART-18 a change by someone else names the old value, and one key restores it', () => {
  const note = noticeNote({ kind: 'changed', id: '1', by: 'Moira Tan', from: 1000, to: 1200 }, plainFormat);
  expect(note.what).toBe('Moira Tan changed this line.');
  expect(note.why).toBe('From 1,000 to 1,200.');
  expect(note.remedies.map((each) => each.label)).toEqual(['Restore 1,000', 'Keep it']);
});

test('CART-18 a line added or removed by someone else says so', () => {
  expect(noticeNote({ kind: 'changed', id: '1', by: 'A', from: null, to: 5 }, plainFormat).why).toBe(
    'Added with a quantity of 5.',
  );
  expect(noticeNote({ kind: 'changed', id: '1', by: 'A', from: 5, to: 0 }, plainFormat).why).toBe(
    'Removed; the quantity was 5.',
  );
  expect(
    noticeNote({ kind: 'changed', id: '1', by: 'A', from: 5, to: 5 }, plainFormat).remedies.map((each) => each.id),
  ).toEqual(['accept']);
});

test('CART-18 when two edits conflict, the overwritten one is offered', () => {
  const note = noticeNote({ kind: 'overwrote', id: '1', by: 'Moira Tan', quantity: 40 }, plainFormat);
  expect(note.why).toContain('theirs was 40');
  expect(note.remedies[0]).toEqual({ id: 'take_back', label: 'Use 40' });
});
