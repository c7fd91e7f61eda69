import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { applyTheme, openStory, switchStory } from '../support/storybook.ts';
import type { Shot } from './sheet.ts';
import { changesThePage, drawsThemes, type Look, loadsLater } from './table.ts';

interface Conditions {
  /** A style sheet applied to the story first. */
  readonly change?: string | undefined;
  /** Reuses the page of the previous story, which is ten times as fast as a fresh page. */
  readonly after?: { readonly id: string; readonly theme: string } | undefined;
}

interface Standing {
  /** Whether the play function ran to its end. */
  readonly ended: boolean;
  /** Whether the story was rendered for this screenshot; otherwise only the theme changed. */
  readonly isNew: boolean;
}

async function put(page: Page, base: string, id: string, look: Look, after: Conditions['after']): Promise<Standing> {
  const stays = after?.id === id ? !drawsThemes(id) : after && !changesThePage(after.id) && !changesThePage(id);
  if (!after || !stays) return { ended: await openStory(page, base, id, look.theme), isNew: true };
  const isNew = after.id !== id;
  if (isNew) await page.evaluate(release);
  const ended = !isNew || (await switchStory(page, id));
  await applyTheme(page, look.theme);
  return { ended, isNew };
}

/** Runs in the page: removes focus and pointer effects. */
async function hold(): Promise<void> {
  await document.fonts.ready;
  const focused = document.activeElement;
  // An open list closes when its field loses focus.
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

/** Runs in the page: bottom of the lowest visible element in px, in the flow or in a layer that does not fill the page. */
function bottom(): number {
  const layers = [...document.querySelectorAll('body > :not(#storybook-root, #storybook-docs, [class*="sb-"]) *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1 && height < window.innerHeight)
    .map((box) => box.bottom + 12);
  const wanted = Math.max(40, document.body.scrollHeight, ...layers.filter((end) => end <= window.innerHeight));
  return Math.min(1600, Math.ceil(wanted));
}

let pointer = 0;

/** Takes the screenshot of a story. */
export async function shoot(
  page: Page,
  base: string,
  id: string,
  look: Look,
  conditions: Conditions = {},
): Promise<Shot> {
  // A play function interrupted on a busy machine leaves the story in an intermediate state.
  let standing = await put(page, base, id, look, conditions.after);
  for (let tries = 0; !standing.ended && tries < 2; tries++) standing = await put(page, base, id, look, undefined);
  if (!standing.ended) throw new Error(`${id} breaks off: run its story test.`);
  if (standing.isNew && loadsLater(id)) await page.waitForLoadState('networkidle');
  if (conditions.change) await page.addStyleTag({ content: conditions.change });
  if (standing.isNew) {
    await page.evaluate(hold);
    // Moves the pointer, so that elements under its resting place lose their hover state.
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

/** The time at which every screenshot is taken. */
export const pictureTime = new Date('2026-11-20T09:41:00+11:00');
