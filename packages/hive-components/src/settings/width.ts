import type { Setting } from './setting.ts';
import { textSetting } from './text.ts';

/** A width: pixels as a plain number, or a CSS length such as 100% or 20em. */
export function width(label: string, initial: string): Setting<string> {
  const fault = (text: string) =>
    /^\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%)?$/.test(text) ? undefined : 'must be pixels or a length such as 100%';
  return textSetting({ wire: 'String', fault }, label, initial, {
    longest: 20,
    note: 'Pixels, or a length such as 100%',
  });
}
