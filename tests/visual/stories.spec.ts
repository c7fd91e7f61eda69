import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { ThemeKey } from '../../packages/design-system/src/themes/names.ts';
import { oneThemeOf, tooClose, violations } from '../support/contrast.ts';
import { storybookIsBuilt, storyIds } from '../support/storybook.ts';
import { compare, compose, cut, type Places, type Sheet, type Shot } from './sheet.ts';
import { ownWidth, type Place, picture, shoot, show } from './shoot.ts';
import { test } from './stage.ts';
import { drawsThemes, grouped, isIn, isPictured, type Look, readInAll, type SheetPlan, sheets } from './table.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const results = join(here, '../../.build/visual');

const storiesOf = (plan: SheetPlan): string[] => storyIds().filter((id) => isIn(plan, id));

/** Stories without a screenshot are played and checked as well. */
const withoutScreenshot = new Set(storybookIsBuilt() ? storyIds('no-visual') : []);
const hasScreenshot = (id: string): boolean => isPictured(id) && !withoutScreenshot.has(id);

const encoded = (image: PNG) =>
  PNG.sync.write(image, { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 });

async function accept(stem: string, sheet: Sheet): Promise<void> {
  mkdirSync(join(here, 'baselines'), { recursive: true });
  writeFileSync(`${stem}.png`, encoded(sheet.image));
  writeFileSync(`${stem}.json`, `${JSON.stringify(sheet.places)}\n`);
}

interface Net {
  readonly name: string;
  readonly stem: string;
  /** The accepted sheet; null if there is none yet. */
  readonly accepted: Sheet | null;
}

function netOf(theme: string, width: number, group: string): Net {
  const name = `${theme}-${width}-${group}`;
  const stem = join(here, 'baselines', name);
  if (!existsSync(`${stem}.png`)) return { name, stem, accepted: null };
  const image = PNG.sync.read(readFileSync(`${stem}.png`));
  return { name, stem, accepted: { image, places: JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as Places } };
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
async function changed(page: Page, base: string, net: Net, look: Look, shot: Shot): Promise<string | null> {
  let found = difference(net, shot);
  for (let tries = 0; found && tries < 2; tries++) {
    found = difference(net, await shoot(page, base, shot.id, look));
  }
  return found;
}

/** The accepted sheet with changed stories replaced by fresh screenshots; the rest stays pixel by pixel. */
async function renewed(page: Page, base: string, net: Net, look: Look, shots: readonly Shot[]): Promise<Sheet> {
  const all: Shot[] = [];
  for (const shot of shots) {
    const before = net.accepted && cut(net.accepted, shot.id);
    if (before && !compare(before, shot.image)) all.push({ id: shot.id, image: before });
    else all.push(await shoot(page, base, shot.id, look));
  }
  return compose(all, look.width < 600 ? 6 : 2);
}

/** Stories whose contrast is not checked, such as those of disabled controls. */
const withoutContrast = new Set(storybookIsBuilt() ? storyIds('no-contrast') : []);

/** Each story is checked with axe once: in Standard at its own width. */
const isChecked = (id: string, { theme, width }: Look): boolean => theme === 'standard' && width === ownWidth(id);

/** The looks of a story in the order that changes least between two of them, those of its own width first. */
function looksOf(id: string, { themes, widths }: SheetPlan): Look[] {
  const own = ownWidth(id);
  const ordered = [...widths].sort((a, b) => Number(b === own) - Number(a === own));
  return drawsThemes(id)
    ? themes.flatMap((theme) => ordered.map((width) => ({ theme, width })))
    : ordered.flatMap((width) => themes.map((theme) => ({ theme, width })));
}

for (const plan of sheets) {
  const { themes, widths } = plan;
  for (const [group, ids] of grouped(storybookIsBuilt() ? storiesOf(plan) : [])) {
    test(`stories look as accepted: ${themes.join(' and ')} at ${widths.join(' and ')}, ${group}`, async ({
      stage: page,
      storybook: { base },
    }, info) => {
      const taken = widths.flatMap((width) => themes.map((theme) => ({ theme, width, shots: [] as Shot[] })));
      let after: Place | undefined;
      for (const [at, id] of ids.entries()) {
        const looks = looksOf(id, plan).filter((look) => hasScreenshot(id) || isChecked(id, look));
        const lastOfOwn = looks.findLast(({ width }) => width === ownWidth(id));
        for (const look of looks) {
          const shown = await show(page, base, id, look, after).catch((error: Error) => error);
          after = shown instanceof Error ? undefined : { id, ...look };
          expect.soft(shown, `${id} plays to its end`).not.toBeInstanceOf(Error);
          if (shown instanceof Error) continue;
          const { isNew, failures } = shown;
          expect.soft(failures, `the play function of ${id} passes`).toBeLessThan(3);
          if (failures > 0) info.annotations.push({ type: 'second try', description: id });
          if (hasScreenshot(id)) {
            const { shots } = taken.find(({ theme, width }) => theme === look.theme && width === look.width) ?? {};
            shots?.push(await picture(page, id, look, isNew));
          }
          if (isChecked(id, look)) {
            expect
              .soft(await violations(page, { contrast: !withoutContrast.has(id) }), `SHELL-15 ${id} is accessible`)
              .toEqual([]);
          }
          if (look !== lastOfOwn || withoutContrast.has(id)) continue;
          const read = plan.only ? [] : oneThemeOf(id, at);
          const inThemes = readInAll(id) ? (themes as readonly ThemeKey[]) : read;
          const others = inThemes.filter((theme) => !(theme === 'standard' && themes.includes(theme)));
          expect.soft(await tooClose(page, others), `SHELL-15 THEME-01 ${id} can be read`).toEqual([]);
        }
      }
      const found: (string | null)[] = [];
      for (const { theme, width, shots } of taken) {
        if (shots.length === 0) continue;
        const net = netOf(theme, width, group);
        const look = { theme, width };
        if (info.config.updateSnapshots === 'all') await accept(net.stem, await renewed(page, base, net, look, shots));
        else {
          for (const shot of shots) {
            // A new story passes: its screenshot is to be looked at and accepted with the change that adds it.
            if (net.accepted && cut(net.accepted, shot.id)) found.push(await changed(page, base, net, look, shot));
            else info.annotations.push({ type: 'new picture', description: written(net.name, shot.id, shot.image) });
          }
          const gone = Object.keys(net.accepted?.places ?? {}).filter(
            (id) => isIn(plan, id) && isPictured(id) && !shots.some((shot) => shot.id === id),
          );
          found.push(...gone.map((id) => `${id} is gone from ${net.name}`));
        }
      }
      expect(found.filter((each) => each !== null)).toEqual([]);
    });
  }
}

test('every sheet of the matrix has stories', () => {
  for (const plan of sheets)
    expect(storiesOf(plan), `${plan.themes.join(', ')} at ${plan.widths.join(', ')}`).not.toEqual([]);
});
