import { richText } from '../rich/rich-text.ts';
import type { Setting } from './setting.ts';
import { type TextLimits, textSetting } from './text.ts';

/** HTML of the allowed elements; the rest is removed on read, and so on save too (HIVE-14). */
export function html(label: string, initial = '', limits: TextLimits = {}): Setting<string> {
  return textSetting({ wire: 'HTML', clean: (text) => richText().cleanHtml(text) }, label, initial, {
    longest: 200_000,
    ...limits,
  });
}
