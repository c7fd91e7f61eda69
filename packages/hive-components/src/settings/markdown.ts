import { richText } from '../rich/rich-text.ts';
import type { Setting } from './setting.ts';
import { type TextLimits, textSetting } from './text.ts';

/** Markdown; HTML and link addresses in it follow the rules of an HTML setting (HIVE-14). */
export function markdown(label: string, initial = '', limits: TextLimits = {}): Setting<string> {
  return textSetting({ wire: 'Markdown', clean: (text) => richText().cleanMarkdown(text) }, label, initial, {
    longest: 200_000,
    ...limits,
  });
}
