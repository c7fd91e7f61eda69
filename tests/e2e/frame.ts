import type { Page } from '@playwright/test';

/** Messages of the error reports that the page sends. */
export function reportsOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v2/report-error')) return;
    const { data } = request.postDataJSON() as { data: { message: string } };
    messages.push(data.message);
  });
  return messages;
}

/** Adds this action to the next response about open orders. */
export async function askWithOrders(page: Page, asked: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/v3/cart/open', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...asked } });
  });
}
