import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { openStory, switchStory } from '../support/storybook.ts';
import type { Shot } from './sheet.ts';
import { changesThePage, loadsLater, type SheetPlan, showsUnderPointer } from './table.ts';

/**
 * Takes the picture of a story; `change` is a stylesheet put over it first. After a story of the same sheet it is put in that one's
 * place, which takes a tenth of the time of a fresh page.
 */
export async function shoot(
  page: Page,
  base: string,
  id: string,
  plan: SheetPlan,
  { change, after }: { readonly change?: string | undefined; readonly after?: string | undefined } = {},
): Promise<Shot> {
  if (after === undefined || changesThePage(after) || changesThePage(id)) await openStory(page, base, id, plan.theme);
  else {
    await switchStory(page, id);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  if (loadsLater(id)) await page.waitForLoadState('networkidle');
  if (change) await page.addStyleTag({ content: change });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  });
  const height = await page.evaluate(() => Math.min(1600, Math.max(40, Math.ceil(document.body.scrollHeight))));
  if (showsUnderPointer(id)) await page.addStyleTag({ content: 'html, html * { pointer-events: none !important; }' });
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  const buffer = await page.screenshot({
    clip: { x: 0, y: 0, width: plan.width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  return { id, image: PNG.sync.read(buffer) };
}

/** The time at which every picture is taken. */
export const pictureTime = new Date('2026-11-20T09:41:00+11:00');
