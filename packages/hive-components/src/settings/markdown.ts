import type { Setting } from './setting.ts';
import { type TextLimits, textSetting } from './text.ts';

export function markdown(label: string, initial = '', limits: TextLimits = {}): Setting<string> {
  return textSetting('Markdown', label, initial, { longest: 5_000_000, ...limits });
}
