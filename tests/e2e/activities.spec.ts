import type { Request } from '@playwright/test';
import { expect, openNewOrder, signIn, test } from './portal.ts';

// One journey installs a clock.
test.use({ ownContext: true });

interface Activity {
  readonly activity_code: string;
  readonly activity_type: string;
  readonly activity_detail: string;
}

const address = /\/logging\/activity$/;
const activitiesOf = (request: Request): readonly Activity[] =>
  (request.postDataJSON() as { data: { activities: readonly Activity[] } }).data.activities;

test('PING-04 PING-05 activities wait on the device while the server is away, survive a reload and are sent once, in one batch', async ({
  page,
}) => {
  await page.route(address, (route) => route.abort('connectionrefused'));
  const refused = page.waitForRequest(address);
  const cartId = await openNewOrder(page);
  await page.getByRole('tab', { name: 'Quick Quote' }).click();
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();
  const waiting = activitiesOf(await refused);
  expect(waiting.length).toBeGreaterThan(0);

  const sent: (readonly Activity[])[] = [];
  page.on('requestfinished', (request) => {
    if (address.test(request.url())) sent.push(activitiesOf(request));
  });
  await page.unroute(address);
  await page.reload();
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(sent[0]).toEqual(expect.arrayContaining(waiting.map((each) => expect.objectContaining({ ...each }))));
  const started = sent
    .flat()
    .filter(({ activity_code, activity_detail }) => activity_code === '500001' && activity_detail === cartId);
  expect(started.length).toBe(1);
});

test('SESS-04 PING-05 after 25 s without key or mouse the user is logged as idle, and at the next key as active', async ({
  page,
}) => {
  await page.clock.install();
  const codes: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) codes.push(...activitiesOf(request).map(({ activity_code }) => activity_code));
  });
  await signIn(page);
  // From here on time stands still, however long the page took to load. Each second that the poll lets pass sends what waits.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press('Shift');
  const sentSoon = async () => {
    await page.clock.runFor(1_000);
    return codes;
  };
  await page.clock.runFor(20_000);
  expect(codes).not.toContain('vlc_500056');
  await page.clock.runFor(6_000);
  await expect.poll(sentSoon).toContain('vlc_500056');
  expect(codes).not.toContain('vlc_500060');
  await page.keyboard.press('Shift');
  await expect.poll(sentSoon).toContain('vlc_500060');
});
