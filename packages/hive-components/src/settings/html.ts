import { cleanHtml } from '../rich/clean.ts';
import type { Setting } from './setting.ts';
import { type TextLimits, textSetting } from './text.ts';

/** HTML of the allowed elements; what is not allowed is taken out when it is read, hence when it is saved too (HIVE-14). */
export function html(label: string, initial = '', limits: TextLimits = {}): Setting<string> {
  return textSetting({ wire: 'HTML', clean: cleanHtml }, label, initial, { longest: 200_000, ...limits });
}
