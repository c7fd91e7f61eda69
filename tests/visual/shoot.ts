import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { openStory, switchStory, wearTheme } from '../support/storybook.ts';
import type { Shot } from './sheet.ts';
import { changesThePage, drawsThemes, type Look, loadsLater } from './table.ts';

interface Conditions {
  /** A stylesheet put over the story first. */
  readonly change?: string | undefined;
  /** What stands on the page already: in its place a story comes ten times as fast as on a fresh page. */
  readonly after?: { readonly id: string; readonly theme: string } | undefined;
}

interface Standing {
  /** Whether the story went to its end. */
  readonly ended: boolean;
  /** Whether it was put there for this picture; else it stands as it did for the last one, in another theme. */
  readonly isNew: boolean;
}

async function put(page: Page, base: string, id: string, look: Look, after: Conditions['after']): Promise<Standing> {
  const stays = after?.id === id ? !drawsThemes(id) : after && !changesThePage(after.id) && !changesThePage(id);
  if (!after || !stays) return { ended: await openStory(page, base, id, look.theme), isNew: true };
  const isNew = after.id !== id;
  if (isNew) await page.evaluate(release);
  const ended = !isNew || (await switchStory(page, id));
  await wearTheme(page, look.theme);
  return { ended, isNew };
}

/** Runs in the page: nothing has the focus, nothing answers the pointer. */
async function hold(): Promise<void> {
  await document.fonts.ready;
  const focused = document.activeElement;
  // An open list closes when the focus leaves its field.
  window.scrollTo(0, 0);
  if (focused instanceof HTMLElement && !(focused.role === 'combobox' && focused.ariaExpanded === 'true'))
    focused.blur();
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent = 'html, html * { pointer-events: none !important; }';
  document.head.append(still);
}

/** Runs in the page. */
function release(): void {
  document.getElementById('still')?.remove();
}

/** Runs in the page: where the lowest thing to see ends, px, be it in the flow or in a layer over the page that does not fill it. */
function bottom(): number {
  const layers = [...document.querySelectorAll('body > :not(#storybook-root, #storybook-docs, [class*="sb-"]) *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1 && height < window.innerHeight)
    .map((box) => box.bottom + 12);
  const wanted = Math.max(40, document.body.scrollHeight, ...layers.filter((end) => end <= window.innerHeight));
  return Math.min(1600, Math.ceil(wanted));
}

let pointer = 0;

/** Takes the picture of a story. */
export async function shoot(
  page: Page,
  base: string,
  id: string,
  look: Look,
  conditions: Conditions = {},
): Promise<Shot> {
  // A play function that a busy machine broke off leaves the story somewhere on its way: that is no picture of it.
  let standing = await put(page, base, id, look, conditions.after);
  for (let tries = 0; !standing.ended && tries < 2; tries++) standing = await put(page, base, id, look, undefined);
  if (!standing.ended) throw new Error(`${id} breaks off: run its story test.`);
  if (standing.isNew && loadsLater(id)) await page.waitForLoadState('networkidle');
  if (conditions.change) await page.addStyleTag({ content: conditions.change });
  if (standing.isNew) {
    await page.evaluate(hold);
    // What stands in the corner where the pointer rests shows itself as everything else does, once the pointer has moved.
    pointer = 1 - pointer;
    await page.mouse.move(pointer, pointer);
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const height = await page.evaluate(bottom);
  const buffer = await page.screenshot({
    clip: { x: 0, y: 0, width: look.width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  return { id, image: PNG.sync.read(buffer) };
}

/** The time at which every picture is taken. */
export const pictureTime = new Date('2026-11-20T09:41:00+11:00');
