import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { storybookIsBuilt, storyIds } from '../support/storybook.ts';
import { cut, type Places, type Sheet } from './sheet.ts';
import { groupOf, isPictured, type Look } from './table.ts';

/** Folder of the accepted sheets. */
export const baselines = fileURLToPath(new URL('baselines', import.meta.url));

/** Stories without a screenshot are played and checked as well. */
const withoutScreenshot = new Set(storybookIsBuilt() ? storyIds('no-visual') : []);
export const hasScreenshot = (id: string): boolean => isPictured(id) && !withoutScreenshot.has(id);

export interface Net {
  readonly name: string;
  /** Path of the sheet's files, without their extension. */
  readonly stem: string;
  /** The accepted sheet; null if there is none yet. */
  readonly accepted: Sheet | null;
}

/** The sheet of a group of stories in one look. */
export function netOf({ theme, width }: Look, group: string): Net {
  const name = `${theme}-${width}-${group}`;
  const stem = join(baselines, name);
  if (!existsSync(`${stem}.png`)) return { name, stem, accepted: null };
  const image = PNG.sync.read(readFileSync(`${stem}.png`));
  return { name, stem, accepted: { image, places: JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as Places } };
}

let last: Net | undefined;

/** The accepted picture of a story; null if there is none. */
export function acceptedPicture(id: string, look: Look): PNG | null {
  const group = groupOf(id);
  // A sheet takes a tenth of a second to read, and neighbours in Storybook are in the same one.
  if (last?.name !== `${look.theme}-${look.width}-${group}`) last = netOf(look, group);
  return last.accepted && cut(last.accepted, id);
}
