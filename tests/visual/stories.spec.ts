import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { compare, compose, cut, type Places, type Shot } from './sheet.ts';
import { type SheetPlan, sheets } from './table.ts';

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
    .filter((id) => !plan.only || plan.only.some((start) => id.startsWith(start)))
    .sort();
}

async function shoot(page: Page, id: string, plan: SheetPlan): Promise<Shot> {
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${plan.theme};motion:instant`);
  await page.waitForFunction(
    () => {
      const body = document.body.classList;
      const root = document.getElementById('storybook-root');
      const portal = document.querySelector('[data-radix-popper-content-wrapper], [role=dialog], [role=alertdialog]');
      return !body.contains('sb-show-preparing-story') && ((root?.childElementCount ?? 0) > 0 || portal !== null);
    },
    null,
    { timeout: 20_000 },
  );
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

for (const plan of sheets) {
  const name = `${plan.theme}-${plan.width}`;
  test(`THEME-01 stories look as accepted in ${name}`, async ({ page }, info) => {
    await page.setViewportSize({ width: plan.width, height: 800 });
    await page.clock.setFixedTime(new Date('2026-11-20T09:41:00+11:00'));
    const shots: Shot[] = [];
    for (const id of storiesOf(plan)) shots.push(await shoot(page, id, plan));
    const sheet = compose(shots, plan.width < 600 ? 6 : 2);
    const stem = join(here, 'baselines', name);
    if (info.config.updateSnapshots === 'all') {
      mkdirSync(join(here, 'baselines'), { recursive: true });
      writeFileSync(`${stem}.png`, PNG.sync.write(sheet.image, { deflateLevel: 9, colorType: 2 }));
      writeFileSync(`${stem}.json`, `${JSON.stringify(sheet.places, null, 1)}\n`);
      return;
    }
    expect(existsSync(`${stem}.png`), `no accepted sheet: run pnpm visual:update and look at it`).toBe(true);
    const accepted = {
      image: PNG.sync.read(readFileSync(`${stem}.png`)),
      places: JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as Places,
    };
    const changed: string[] = [];
    for (const shot of shots) {
      const before = cut(accepted, shot.id);
      const difference = before ? compare(before, shot.image) : null;
      if (before && !difference) continue;
      mkdirSync(results, { recursive: true });
      const file = join(results, `${name}-${shot.id}.png`);
      writeFileSync(file, PNG.sync.write(difference?.picture ?? shot.image));
      changed.push(before ? `${shot.id}: ${difference?.pixels} pixels, see ${file}` : `${shot.id} is new, see ${file}`);
    }
    const gone = Object.keys(accepted.places).filter((id) => !shots.some((shot) => shot.id === id));
    expect([...changed, ...gone.map((id) => `${id} is gone`)]).toEqual([]);
  });
}
