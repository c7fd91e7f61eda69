import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { compare, compose, cut, type Places, type Sheet, type Shot } from './sheet.ts';
import { grouped, isPictured, loadsLater, type SheetPlan, sheets } from './table.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const built = join(here, '../../.build/storybook');
const results = join(here, '../../.build/visual');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

let server: Server;
let base = '';

test.beforeAll(async () => {
  expect(existsSync(join(built, 'index.json')), 'Storybook is built before it is looked at').toBe(true);
  server = createServer((request, response) => {
    const path = join(built, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (!path.startsWith(built) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

test.afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

function storiesOf(plan: SheetPlan): string[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'story' && !entry.tags?.includes('no-visual'))
    .map((entry) => entry.id)
    .filter(isPictured)
    .filter((id) => !plan.only || plan.only.some((start) => id.startsWith(start)))
    .sort();
}

async function shoot(page: Page, id: string, plan: SheetPlan): Promise<Shot> {
  const globals = `theme:${plan.theme};motion:instant;a11y.manual:!true`;
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // The story is rendered and its play function, if it has one, is over.
  await page.waitForFunction(
    () => {
      const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
        .__STORYBOOK_PREVIEW__;
      return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
    },
    null,
    { timeout: 30_000 },
  );
  await expect(page.locator('.sb-show-errordisplay'), `${id} renders without an error`).toHaveCount(0);
  if (loadsLater(id)) await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  });
  const height = await page.evaluate(() => Math.min(1600, Math.max(40, Math.ceil(document.body.scrollHeight))));
  await page.mouse.move(0, 0);
  const buffer = await page.screenshot({
    clip: { x: 0, y: 0, width: plan.width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  return { id, image: PNG.sync.read(buffer) };
}

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
  const gone = Object.keys(accepted.places).filter((id) => !shots.some((shot) => shot.id === id));
  return [...found, ...gone.map((id) => `${id} is gone`)];
}

for (const plan of sheets) {
  for (const [group, ids] of grouped(existsSync(join(built, 'index.json')) ? storiesOf(plan) : [])) {
    const name = `${plan.theme}-${plan.width}-${group}`;
    test(`stories look as accepted: ${name}`, async ({ page }, info) => {
      await page.setViewportSize({ width: plan.width, height: 800 });
      await page.clock.setFixedTime(new Date('2026-11-20T09:41:00+11:00'));
      const shots: Shot[] = [];
      for (const id of ids) shots.push(await shoot(page, id, plan));
      const stem = join(here, 'baselines', name);
      if (info.config.updateSnapshots === 'all') await accept(stem, compose(shots, plan.width < 600 ? 6 : 2));
      else expect(differences(name, stem, shots)).toEqual([]);
    });
  }
}

test('every sheet of the table has stories', () => {
  for (const plan of sheets) expect(storiesOf(plan), `${plan.theme} at ${plan.width}`).not.toEqual([]);
});
