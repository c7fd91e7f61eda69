import { expect, signIn, test } from './portal.ts';

/** In two days by UTC: ahead in any time zone. */
const ahead = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

test('HIVE-02 HIVE-15 a draft is scheduled in the supplier’s time, shown as such, and the schedule cancelled; a live page gets an end', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'mktg', '/hive');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Address').fill(`/planned-${test.info().workerIndex}-${test.info().retry}`);
  await dialog.getByLabel('Name').fill('Planned');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  const tree = page.getByRole('tree', { name: 'Components' });
  await tree.getByRole('treeitem', { name: /^Page/ }).focus();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox').fill('Title');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Shutdown starts Saturday');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review Planned' });
  await review.getByRole('button', { name: 'Schedule…' }).click();
  const plan = review.getByRole('button', { name: 'Schedule publication' });
  await expect(plan).toHaveAccessibleDescription('Choose a day and a time');
  await review.getByLabel('Day', { exact: true }).fill('2020-01-01');
  await page.keyboard.press('Tab');
  await expect(plan).toHaveAccessibleDescription('This time has passed');
  await review.getByLabel('Day', { exact: true }).fill(ahead());
  await review.getByLabel('Time', { exact: true }).fill('14:30');
  await expect(review.getByText('In Sydney time. Takes effect within two minutes')).toBeVisible();
  await plan.click();
  await expect(
    page.getByText(/^Goes live \w{3} \d\d \d{4}, 2:30 pm Sydney time, planned by Max Lindqvist$/),
  ).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(
    page.getByText('This draft is scheduled. To edit it, cancel its schedule, or make a copy.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(page.getByText(/^Goes live/)).toHaveCount(0);
  // It is open for editing again.
  await tree.getByRole('treeitem', { name: /^Title/ }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Shutdown starts on Saturday');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await review.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /^Pages/ }).click();
  await page.getByRole('button', { name: 'Page settings: Planned' }).click();
  await page
    .getByRole('dialog', { name: 'Page settings: Planned' })
    .getByRole('button', { name: 'Unpublish…' })
    .click();
  const end = page.getByRole('dialog', { name: 'Unpublish Planned?' });
  await end.getByRole('radio', { name: 'At a set time' }).click();
  await end.getByLabel('Day', { exact: true }).fill(ahead());
  await end.getByLabel('Time', { exact: true }).fill('18:00');
  await end.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'Page settings: Planned' }).click();
  await page
    .getByRole('dialog', { name: 'Page settings: Planned' })
    .getByRole('button', { name: 'Unpublish…' })
    .click();
  await expect(end.getByText(/^Visitors can see the page until \w{3} \d\d \d{4}, 6:00 pm Sydney time\./)).toBeVisible();
  await end.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(end).toHaveCount(0);
});

test('HIVE-17 title, description and picture for search engines are written with a preview, and served', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'mktg', '/hive');
  await page.getByRole('treeitem', { name: /^Stainless/ }).click();
  await page.getByRole('tab', { name: /^Pages/ }).click();
  await page.getByRole('button', { name: 'Page settings: Stainless' }).click();
  const section = page.getByRole('region', { name: 'In search engines and shared links' });
  const preview = section.getByRole('figure', { name: 'Preview' });
  await expect(preview).toContainText('/products/stainless');
  await expect(preview).toContainText('The start of the page’s text');
  await section.getByLabel('Title').fill('Stainless A4 for the coast');
  await section.getByLabel('Description for search engines').fill('A2 inland, A4 on the coast & at sea.');
  await section.getByLabel('Picture for shared links', { exact: true }).fill('/images/drawings/HXB-16080-88G.svg');
  await expect(preview).toContainText('Stainless A4 for the coast');
  await expect(preview.locator('img')).toBeVisible();
  await section.getByRole('button', { name: 'Save for search engines' }).click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  const html = await (await request.get('/products/stainless')).text();
  expect(html).toContain('<title>Stainless A4 for the coast');
  expect(html).toContain('content="A2 inland, A4 on the coast &amp; at sea."');
  expect(html).toMatch(/og:image" content="[^"]+\/images\/drawings\/HXB-16080-88G\.svg"/);
});
