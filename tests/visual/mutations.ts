import { expect, type Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import { acceptedPicture } from './accepted.ts';
import { compare, type Difference } from './sheet.ts';
import { type Place, picture, show } from './shoot.ts';
import type { Look } from './table.ts';

/**
 * Changes a token by one step in every part of the page that has a theme or a spacing: a colour by one of 256 steps, a length by 1 px, a font
 * weight by 50. An empty name restores all.
 */
export async function changeByOneStep(page: Page, token: string): Promise<void> {
  await page.evaluate((name) => {
    const colourAfter = (value: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return value;
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return `rgb(${red} ${green < 255 ? green + 1 : green - 1} ${blue})`;
    };
    const after = (value: string) => {
      if (/^\d{3}$/.test(value)) return String(Number(value) + 50);
      if (value === '0') return '1px';
      const longer = value.replace(/-?[\d.]+px/g, (length) => `${Number.parseFloat(length) + 1}px`);
      return longer === value ? colourAfter(value) : longer;
    };
    for (const styled of document.querySelectorAll<HTMLElement>('[data-theme], [data-spacing]')) {
      for (const each of [...styled.style]) if (each.startsWith('--')) styled.style.removeProperty(each);
      const value = name === '' ? '' : getComputedStyle(styled).getPropertyValue(`--${name}`).trim();
      if (value !== '') styled.style.setProperty(`--${name}`, after(value));
    }
  }, token);
}

/** Runs in the page: those of the selectors that name a visible element. */
function visibleOf(selectors: readonly string[]): readonly string[] {
  return selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    }),
  );
}

/** Runs in the page: makes one padding of a class 1 px wider; null undoes it. */
function widen(change: { readonly selector: string; readonly side: string } | null): void {
  document.querySelector('.widened')?.remove();
  const element = change && document.querySelector(change.selector);
  if (!change || !element) return;
  const style = document.createElement('style');
  style.className = 'widened';
  const now = Number.parseFloat(getComputedStyle(element).getPropertyValue(change.side));
  style.textContent = `${change.selector} { ${change.side}: ${now + 1}px !important }`;
  document.head.append(style);
}

/** A story on the page that looks like its accepted picture, to be changed and compared with it. */
export interface Original {
  readonly page: Page;
  readonly id: string;
  readonly look: Look;
  readonly accepted: PNG;
}

/**
 * Shows a story. Fails if it has no accepted picture or differs from it unchanged, twice on a fresh page: a change would then prove nothing.
 */
export async function original(page: Page, base: string, id: string, look: Look, after?: Place): Promise<Original> {
  const accepted = acceptedPicture(id, look);
  if (!accepted) throw new Error(`${id} has no accepted picture in ${look.theme} at ${look.width} px`);
  let differs: Difference | null = null;
  for (const place of [after, undefined, undefined]) {
    await show(page, base, id, look, place);
    differs = compare(accepted, (await picture(page, id, look, true)).image);
    if (!differs) break;
  }
  expect(differs?.pixels ?? 0, `pixels of ${id} that differ from its accepted picture`).toBe(0);
  return { page, id, look, accepted };
}

/** The difference between the accepted picture and the story as it is on the page now; null if none is detected. */
export async function differenceNow({ page, id, look, accepted }: Original): Promise<Difference | null> {
  return compare(accepted, (await picture(page, id, look, false)).image);
}

const sides = ['padding-block-start', 'padding-inline-start'] as const;

/** Whether a padding that is 1 px wider is detected, for one of the classes that have a visible element. */
export async function detectsPadding(story: Original, classes: Iterable<string>): Promise<boolean> {
  for (const selector of await story.page.evaluate(visibleOf, [...classes])) {
    for (const side of sides) {
      await story.page.evaluate(widen, { selector, side });
      const found = await differenceNow(story);
      await story.page.evaluate(widen, null);
      if (found) return true;
    }
  }
  return false;
}
