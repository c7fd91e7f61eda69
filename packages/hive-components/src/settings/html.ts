import type { Setting } from './setting.ts';
import { type TextLimits, textSetting } from './text.ts';

export function html(label: string, initial = '', limits: TextLimits = {}): Setting<string> {
  return textSetting('HTML', label, initial, { longest: 5_000_000, ...limits });
}
