import { expect, test } from 'vitest';
import { passwordFault } from './password-fault.ts';

test('words of the portal with a year or a sign are no password', () => {
  for (const password of ['Tradeparts2026!', 'portal-portal', 'bolts&nuts', 'Welcome-12345']) {
    expect(passwordFault(password, 'ada'), password).toContain('Too easy to guess');
  }
});

test('any characters make a password, and a word of the portal among others does no harm', () => {
  for (const password of [
    '84736291',
    '!?#%&/()',
    'ein Satz mit Wörtern',
    'portal-demo!',
    'bolt 7493 0182',
    'x'.repeat(64),
  ]) {
    expect(passwordFault(password, 'ada'), password).toBeNull();
  }
});

test('the passwords that are used most are refused, in any case of letters', () => {
  for (const password of ['corvette', '1234qwer', 'Spiderman', 'CHRISTIAN', 'mercedes', 'qwer1234']) {
    expect(passwordFault(password, 'ada'), password).toContain('Too common');
  }
});

test('SESS-08 too short, too common, or with the user name in it', () => {
  expect(passwordFault('short', 'ada')).toBe('Must be at least 8 characters');
  expect(passwordFault('Password1', 'ada')).toContain('Too common');
  expect(passwordFault('a long ADA one', 'ada')).toBe('Cannot contain the user name');
});
