import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { ThemeKey } from '../../packages/design-system/src/themes/names.ts';
import { oneThemeOf, tooClose, violations } from '../support/contrast.ts';
import { storiesIn, storybookIsBuilt, storyIds } from '../support/storybook.ts';
import { baselines, hasScreenshot, type Net, netOf } from './accepted.ts';
import { compare, compose, cut, type Sheet, type Shot } from './sheet.ts';
import { ownWidth, type Place, picture, shoot, show } from './shoot.ts';
import { test } from './stage.ts';
import {
  carriers,
  dark,
  grouped,
  hasThemes,
  isPictured,
  type Look,
  looksOf,
  oneOfEach,
  otherThemes,
  readInAll,
} from './table.ts';

const results = fileURLToPath(new URL('../../.build/visual', import.meta.url));

const howToAccept = 'accept it with npm run visual:update';

const encoded = (image: PNG) =>
  PNG.sync.write(image, { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 });

async function accept(stem: string, sheet: Sheet): Promise<void> {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(`${stem}.png`, encoded(sheet.image));
  writeFileSync(`${stem}.json`, `${JSON.stringify(sheet.places)}\n`);
}

/** Describes the differences from the accepted sheet and writes them as an image; null if there are none. */
function difference({ name, accepted }: Net, shot: Shot): string | null {
  const before = accepted && cut(accepted, shot.id);
  const found = before ? compare(before, shot.image) : null;
  if (!found) return null;
  return `${shot.id}: ${found.pixels} pixels, see ${written(name, shot.id, found.picture)}`;
}

function written(name: string, id: string, image: PNG): string {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}-${id}.png`);
  writeFileSync(file, encoded(image));
  return file;
}

/** Repeats a differing story on a fresh page, twice at most: only what differs each time has changed. */
async function changed(
  page: Page,
  base: string,
  net: Net,
  look: Look,
  shot: Shot,
): Promise<{ readonly found: string | null; readonly isRepeated: boolean }> {
  let found = difference(net, shot);
  const isRepeated = found !== null;
  for (let tries = 0; found && tries < 2; tries++) {
    found = difference(net, await shoot(page, base, shot.id, look));
  }
  return { found, isRepeated };
}

/** The accepted sheet with new stories, and changed ones replaced by screenshots on a fresh page; the rest stays pixel by pixel. */
async function renewed(page: Page, base: string, net: Net, look: Look, shots: readonly Shot[]): Promise<Sheet> {
  const all: Shot[] = [];
  for (const shot of shots) {
    const before = net.accepted && cut(net.accepted, shot.id);
    if (!before) all.push(shot);
    else if (compare(before, shot.image)) all.push(await shoot(page, base, shot.id, look));
    else all.push({ id: shot.id, image: before });
  }
  return compose(all, look.width < 600 ? 6 : 2);
}

/** Stories whose contrast is not checked, such as those of disabled controls. */
const withoutContrast = new Set(storybookIsBuilt() ? storyIds('no-contrast') : []);

/** Each story is checked with axe once: in Standard at its own width. */
const isChecked = (id: string, { theme, width }: Look): boolean => theme === 'standard' && width === ownWidth(id);

const all = storybookIsBuilt() ? storyIds() : [];
const pictured = all.filter(hasScreenshot);
const inThemes = oneOfEach(pictured.filter(hasThemes));
const atBothWidths = oneOfEach(pictured);
const isFull = process.env.PORTAL_TESTS === 'full';

/** All accepted looks of a story, compared by full runs: Standard at both widths, and every theme if it is the one of its component. */
const acceptedLooks = (id: string): Look[] =>
  looksOf(ownWidth(id), { themes: inThemes.has(id) ? otherThemes : [], bothWidths: true });

/** The looks compared by `npm test`: one story of each component at both widths and in a dark theme, and the carriers in every theme. */
const dailyLooks = (id: string): Look[] => {
  const themes = carriers.includes(id) ? otherThemes : inThemes.has(id) ? [dark] : [];
  return looksOf(ownWidth(id), { themes, bothWidths: atBothWidths.has(id) });
};

/** Folders whose stories are compared with `npm test -- --changed`; empty for all. */
const folders = (process.env.PORTAL_STORY_FOLDERS ?? '').split(',').filter((folder) => folder !== '');
const selected = folders.length > 0 ? storiesIn(folders) : new Set(all);

for (const [group, ids] of grouped(all)) {
  // A sheet is compared as a whole.
  if (!ids.some((id) => selected.has(id))) continue;
  test(`stories look as accepted: ${group}`, async ({ stage: page, storybook: { base } }, info) => {
    const taken = new Map<string, { readonly look: Look; readonly shots: Shot[] }>();
    const keep = (look: Look, shot: Shot) => {
      const key = `${look.theme} ${look.width}`;
      const place = taken.get(key) ?? { look, shots: [] };
      place.shots.push(shot);
      taken.set(key, place);
    };
    let after: Place | undefined;
    // Problems found, compared once at the end: an assertion at each step would cost more than the step.
    const found: (string | null)[] = [];
    const isAccepting = info.config.updateSnapshots === 'all';
    // Only generated components are tested in this way (scripts/generated.mjs).
    const isAcceptingNew = info.config.updateSnapshots === 'missing';
    for (const [at, id] of ids.entries()) {
      // A step of its own keeps the report readable, and short for Playwright, which searches it at every action.
      await test.step(id, async () => {
        const looks = (isAccepting || isFull ? acceptedLooks : dailyLooks)(id).filter(
          (look) => hasScreenshot(id) || isChecked(id, look),
        );
        const lastOfOwn = looks.findLast(({ width }) => width === ownWidth(id));
        for (const look of looks) {
          const shown = await show(page, base, id, look, after).catch((error: Error) => error);
          after = shown instanceof Error ? undefined : { id, ...look };
          if (shown instanceof Error) {
            found.push(`${id} does not play to its end: ${shown.message}`);
            continue;
          }
          const { isNew, failures } = shown;
          const [first, , third] = failures.map((failure) => `${id}: ${failure.split('\n')[0]}`);
          if (third !== undefined) found.push(`the play function fails: ${third}`);
          if (first !== undefined) info.annotations.push({ type: 'second try', description: first });
          if (hasScreenshot(id)) keep(look, await picture(page, id, look, isNew));
          if (isChecked(id, look)) {
            const violated = await violations(page, { contrast: !withoutContrast.has(id) });
            found.push(...violated.map((each) => `SHELL-15 ${id}: ${each}`));
          }
          // `npm run test:full` reads every story in every theme (tests/contrast).
          if (!inThemes.has(id) || withoutContrast.has(id) || look.width !== ownWidth(id)) continue;
          // The gallery draws its theme itself, so it is read in each while it is shown; axe has read it in Standard.
          const read = readInAll(id) ? [look.theme as ThemeKey] : look === lastOfOwn ? oneThemeOf(id, at) : [];
          const others = read.filter((theme) => theme !== 'standard');
          found.push(...(await tooClose(page, others)).map((each) => `SHELL-15 THEME-01 ${id}: ${each}`));
        }
      });
    }
    for (const { look, shots } of taken.values()) {
      const net = netOf(look, group);
      if (isAccepting) await accept(net.stem, await renewed(page, base, net, look, shots));
      else {
        for (const shot of shots) {
          if (net.accepted && cut(net.accepted, shot.id)) {
            const compared = await changed(page, base, net, look, shot);
            found.push(compared.found);
            if (compared.isRepeated && !compared.found) {
              const description = `${shot.id} in ${look.theme} at ${look.width} px: the first screenshot differed`;
              info.annotations.push({ type: 'second try', description });
            }
          } else {
            const file = written(net.name, shot.id, shot.image);
            info.annotations.push({ type: 'new picture', description: file });
            if (!isAcceptingNew) {
              found.push(`${shot.id} has no accepted picture in ${net.name}: look at ${file}, then ${howToAccept}`);
            }
          }
        }
        const isAccepted = (id: string) =>
          hasScreenshot(id) &&
          acceptedLooks(id).some(({ theme, width }) => theme === look.theme && width === look.width);
        const gone = Object.keys(net.accepted?.places ?? {}).filter(
          (id) => isPictured(id) && !(all.includes(id) && isAccepted(id)),
        );
        found.push(...gone.map((id) => `${id} is gone from ${net.name}`));
      }
    }
    expect(found.filter((each) => each !== null)).toEqual([]);
  });
}
