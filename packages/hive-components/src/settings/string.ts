import type { Setting } from './setting.ts';
import { type TextLimits, textSetting } from './text.ts';

export function string(label: string, initial = '', limits: TextLimits = {}): Setting<string> {
  return textSetting({ wire: 'String' }, label, initial, limits);
}
