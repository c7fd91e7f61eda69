import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { type ServedStorybook, serveStorybook, storybookIsBuilt, storyIds } from '../support/storybook.ts';
import { compare, compose, cut, type Places, type Sheet, type Shot } from './sheet.ts';
import { pictureTime, shoot } from './shoot.ts';
import { grouped, isPictured, type SheetPlan, sheets } from './table.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const results = join(here, '../../.build/visual');

let storybook: ServedStorybook;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});

test.afterAll(() => storybook.stop());

const storiesOf = (plan: SheetPlan): string[] =>
  storyIds('no-visual')
    .filter(isPictured)
    .filter((id) => !plan.only || plan.only.some((start) => id.startsWith(start)));

const encoded = (image: PNG) =>
  PNG.sync.write(image, { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 });

async function accept(stem: string, sheet: Sheet): Promise<void> {
  mkdirSync(join(here, 'baselines'), { recursive: true });
  writeFileSync(`${stem}.png`, encoded(sheet.image));
  writeFileSync(`${stem}.json`, `${JSON.stringify(sheet.places)}\n`);
}

function differences(name: string, stem: string, shots: readonly Shot[]): string[] {
  if (!existsSync(`${stem}.png`)) return [`${name} has no accepted sheet: run npm run visual:update and look at it`];
  const accepted: Sheet = {
    image: PNG.sync.read(readFileSync(`${stem}.png`)),
    places: JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as Places,
  };
  const found: string[] = [];
  for (const shot of shots) {
    const before = cut(accepted, shot.id);
    const difference = before ? compare(before, shot.image) : null;
    if (before && !difference) continue;
    mkdirSync(results, { recursive: true });
    const file = join(results, `${name}-${shot.id}.png`);
    writeFileSync(file, encoded(difference?.picture ?? shot.image));
    found.push(before ? `${shot.id}: ${difference?.pixels} pixels, see ${file}` : `${shot.id} is new, see ${file}`);
  }
  const gone = Object.keys(accepted.places).filter((id) => isPictured(id) && !shots.some((shot) => shot.id === id));
  return [...found, ...gone.map((id) => `${id} is gone`)];
}

for (const plan of sheets) {
  for (const [group, ids] of grouped(storybookIsBuilt() ? storiesOf(plan) : [])) {
    const name = `${plan.theme}-${plan.width}-${group}`;
    test(`stories look as accepted: ${name}`, async ({ page }, info) => {
      await page.setViewportSize({ width: plan.width, height: 800 });
      await page.clock.setFixedTime(pictureTime);
      const shots: Shot[] = [];
      for (const [at, id] of ids.entries()) {
        shots.push(await shoot(page, storybook.base, id, plan, { after: ids[at - 1] }));
      }
      const stem = join(here, 'baselines', name);
      if (info.config.updateSnapshots === 'all') await accept(stem, compose(shots, plan.width < 600 ? 6 : 2));
      else expect(differences(name, stem, shots)).toEqual([]);
    });
  }
}

test('every sheet of the table has stories', () => {
  for (const plan of sheets) expect(storiesOf(plan), `${plan.theme} at ${plan.width}`).not.toEqual([]);
});
