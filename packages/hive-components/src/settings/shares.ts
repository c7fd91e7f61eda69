import { settingsMessages as messages } from '../messages/settings.ts';
import type { Setting } from './setting.ts';
import { textSetting } from './text.ts';

const written = /^\d{1,2}(?:\s*,\s*\d{1,2}){0,11}$/;

/** Reads `7, 4`: the share of the width of each column. Undefined if invalid; no share is 0. */
export function readShares(text: string): readonly number[] | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const shares = written.test(trimmed) ? trimmed.split(',').map(Number) : [];
  return shares.length > 0 && !shares.includes(0) ? shares : undefined;
}

/** Shares of the width, one per column; empty for equal columns. */
export function shares(label: string): Setting<string> {
  const fault = (text: string) => (readShares(text) ? undefined : messages.shares);
  return textSetting({ wire: 'String', fault }, label, '', {
    longest: 60,
    note: 'One number for each column, such as 7, 4; empty for columns of equal width',
  });
}
