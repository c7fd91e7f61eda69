import { settingsMessages as messages } from '../messages/settings.ts';
import { type DeviceWidth, deviceWidths } from './per-width.ts';
import type { Setting } from './setting.ts';
import { textSetting } from './text.ts';

/** The widths of a list such as `phone, tablet`; undefined if it names something else. */
export function readWidths(text: string): readonly DeviceWidth[] | undefined {
  const names = text.split(',').flatMap((each) => each.trim() || []);
  const found = deviceWidths.filter((width) => names.includes(width));
  return found.length === new Set(names).size ? found : undefined;
}

/** Widths on which a component is not shown. Stored as their names with commas between them. */
export function hiddenOn(label: string, note: string): Setting<string> {
  const fault = (text: string) => (readWidths(text) ? undefined : messages.widths);
  return textSetting({ wire: 'String', fault }, label, '', { longest: 40, note, control: 'widths' });
}
