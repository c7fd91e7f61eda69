import { settingsMessages as messages } from '../messages/settings.ts';
import type { Setting, SettingExtras } from './setting.ts';
import { textSetting } from './text.ts';

/** Lengths in logical order: top, inline end, bottom, inline start. */
export type Sides = readonly [top: string, end: string, bottom: string, start: string];

const length = /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%))$/;
const dotted = /^\d{1,3}(?:\.\d{1,3}){0,3}\.?$/;
const none: Sides = ['0', '0', '0', '0'];

function spread(parts: readonly string[]): Sides | undefined {
  const [top = '0', end = top, bottom = top, start = end] = parts;
  return parts.length <= 4 ? [top, end, bottom, start] : undefined;
}

/**
 * Reads padding or margin (HIVE-09): whole numbers with dots between them, as ALL, V.H. or T.R.B.L. in pixels, or CSS lengths.
 * Undefined if it is neither.
 */
export function readSides(text: string): Sides | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return none;
  if (dotted.test(trimmed)) {
    const parts = trimmed.replace(/\.$/, '').split('.');
    return parts.length === 3
      ? undefined
      : spread(parts.map((part) => (Number(part) === 0 ? '0' : `${Number(part)}px`)));
  }
  const parts = trimmed.split(/\s+/);
  return parts.every((part) => length.test(part)) ? spread(parts) : undefined;
}

/** Padding or margin. Stored as text in the notation in which it was typed. */
export function dimensions(label: string, initial = '', extras: SettingExtras = {}): Setting<string> {
  const fault = (text: string) => (readSides(text) ? undefined : messages.dimensions);
  return textSetting({ wire: 'String', fault }, label, initial, {
    longest: 60,
    control: 'dimensions',
    ...extras,
  });
}
