import { settingsMessages as messages } from '../messages/settings.ts';
import { readAddress, readPictureAddress } from '../rich/address.ts';
import type { Setting, SettingExtras } from './setting.ts';
import { textSetting } from './text.ts';

/** A link target: a path of this site, `#anchor`, or an http, https, mailto or tel address. No script URLs. */
export function address(label: string, extras: SettingExtras = {}): Setting<string> {
  const fault = (text: string) => (readAddress(text) === undefined ? messages.address : undefined);
  return textSetting({ wire: 'String', fault }, label, '', { longest: 2_000, control: 'address', ...extras });
}

/** A picture or file of this site: its path, or the number of a resource. */
export function picture(label: string, extras: SettingExtras = {}): Setting<string> {
  const fault = (text: string) => (readPictureAddress(text) === undefined ? messages.picture : undefined);
  return textSetting({ wire: 'String', fault }, label, '', { longest: 2_000, control: 'picture', ...extras });
}

/** One picture or file per line, in the order of what they are for; a line may be empty. */
export function pictures(label: string, extras: SettingExtras = {}): Setting<string> {
  const fault = (text: string) =>
    linesOf(text).every((line) => readPictureAddress(line) !== undefined) ? undefined : messages.pictures;
  return textSetting({ wire: 'String', fault }, label, '', { longest: 20_000, control: 'pictures', ...extras });
}

/** The lines of a text, without the space around each. */
export const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

/** A Vimeo video id; empty for none. */
export function vimeo(label: string, extras: SettingExtras = {}): Setting<string> {
  const fault = (text: string) => (/^\d{0,12}$/.test(text) ? undefined : messages.vimeo);
  return textSetting({ wire: 'String', fault }, label, '', { longest: 12, control: 'vimeo', ...extras });
}

/** The entries of a list separated by commas or line breaks. */
export function entriesOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
