import type { Page } from '@playwright/test';
import { addLine, expect, line, openNewOrder, signIn, test } from './portal.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

async function openLine(page: Page, code: string): Promise<void> {
  await openNewOrder(page);
  await addLine(page, code);
  await line(page, code).getByText(code).click();
}

test('PART-04 the line of a superseded part opens at its successor, any other at price and availability', async ({
  page,
}) => {
  await openLine(page, 'HXB-16080-88Y');
  await expect(tab(page, /^Superseded By/)).toHaveAttribute('aria-selected', 'true');
  await addLine(page, 'HXB-16080-88G');
  // The open panel of the first line names this part too.
  await page
    .getByLabel('Quantity, line 2')
    .locator('xpath=ancestor::*[@role="row"][1]')
    .getByText('HXB-16080-88G')
    .click();
  await expect(tab(page, /^P & A/).last()).toHaveAttribute('aria-selected', 'true');
});

test('PART-08 where to buy shows on the page of a part and not in an order; price and availability the other way round', async ({
  page,
}) => {
  await page.goto('/part/HXB-16080-88G');
  await expect(tab(page, /^Where To Buy/)).toBeVisible();
  await expect(tab(page, /^P & A/)).toHaveCount(0);
  await openLine(page, 'HXB-16080-88G');
  await expect(tab(page, /^Details/)).toBeVisible();
  await expect(tab(page, /^P & A/)).toBeVisible();
  await expect(tab(page, /^Where To Buy/)).toHaveCount(0);
});

test('PART-09 staff have the staff tab and short labels, root also the debug tab, a buyer neither', async ({
  page,
}) => {
  const open = async (username: string) => {
    await page.context().clearCookies();
    await signIn(page, username, '/part/HXB-16080-88G');
    await expect(tab(page, /^(Dimensions|Dim)\b/)).toBeVisible();
  };
  await open('customer');
  await expect(tab(page, /^(Staff|Debug)/)).toHaveCount(0);
  await open('mktg');
  await expect(tab(page, /^Staff/)).toBeVisible();
  await expect(tab(page, /^Debug/)).toHaveCount(0);
  await expect(tab(page, /^Certs/)).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(tab(page, /^Test Certificates/)).toBeVisible();
  await open('it');
  await expect(tab(page, /^Staff/)).toBeVisible();
  await expect(tab(page, /^Debug/)).toBeVisible();
});
