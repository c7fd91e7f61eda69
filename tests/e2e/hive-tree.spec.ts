import type { Page } from '@playwright/test';
import { signedIn, type TestClient } from '../support/client.ts';
import { expect, signIn, test } from './portal.ts';

const inTree = (page: Page, name: string | RegExp) =>
  page.getByRole('tree', { name: 'Pages' }).getByRole('treeitem', { name });

/** The keys of the components of a page's newest draft. */
async function keysOf(client: TestClient, path: string): Promise<readonly string[]> {
  const { pages } = await client.call('pagesGet');
  const found = pages.find(({ uri_path }) => uri_path === path);
  const draft = found?.drafts.find(({ published }) => published) ?? found?.drafts.at(-1);
  const at = { page_id: found?.page_id, draft_id: draft?.draft_id };
  return (await client.call('draftsGetComponents', at)).components.map(({ key }) => key);
}

test('HIVE-02 HIVE-15 the work of others and their requests to publish appear without a reload', async ({
  page,
  server,
}) => {
  await signIn(page, 'mktg', '/hive');
  await expect(inTree(page, /^Products/)).toBeVisible();
  // The tree renders only what is in view, and other journeys add pages.
  await page.getByLabel('Find a page', { exact: true }).fill('By somebody');
  const staff = await signedIn(server.url, 'tech');
  const { page_id } = await staff.call('pagesCreate', { uri: '/by-somebody-else', description: 'By somebody else' });
  await expect(inTree(page, /^By somebody else/)).toBeVisible();
  const { draft_id } = await staff.call('draftsCreate', { page_id, description: 'Spring' });
  await staff.call('draftsRequestPublication', { page_id, draft_id, comment: 'For the fair' });
  const requests = page.getByRole('region', { name: 'Requests to publish' });
  await expect(requests.getByText('For the fair')).toBeVisible();
  await requests.getByRole('button', { name: 'Review By somebody else, Spring' }).click();
  await expect(page).toHaveURL(new RegExp(`page=${page_id}&draft=${draft_id}`));
  // Other journeys may have left requests, too.
  const tab = page.getByRole('tab', { name: /^Pages/ });
  await expect(tab).toHaveText(/^Pages\s*[1-9]/);
  await tab.click();
  await expect(requests.getByText('For the fair')).toBeVisible();
  await staff.call('draftsRevokeRequestPublication', { page_id, draft_id });
  await expect(requests.getByText('For the fair')).toHaveCount(0);
});

test('HIVE-01 deleting a page says what it means, is undone, and can be restored later', async ({ page, server }) => {
  const publisher = await signedIn(server.url, 'mktg');
  const above = await publisher.call('pagesCreate', { uri: '/to-be-deleted', description: 'To be deleted' });
  await publisher.call('draftsCreate', { page_id: above.page_id });
  await publisher.call('pagesCreate', { uri: '/left-over', description: 'Left over', parent: above.page_id });
  await signIn(page, 'mktg');
  // The draft of the page is open while the page is deleted.
  const remove = async (): Promise<void> => {
    await page.goto(`/hive?page=${above.page_id}`);
    await page.getByRole('tab', { name: /^Pages/ }).click();
    await page.getByRole('button', { name: 'Page settings', exact: true }).click();
    await page.getByRole('button', { name: 'Delete page…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete To be deleted?' });
    await expect(dialog.getByText('Visitors cannot see it: it is not published.')).toBeVisible();
    await expect(dialog.getByText('The 1 page below it moves up to the top level: Left over.')).toBeVisible();
    await expect(dialog.getByText('No published page links to it.')).toBeVisible();
    // A second press of Enter or of the same place does not delete.
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete page' }).click();
    await expect(page.getByText('To be deleted is deleted.')).toBeVisible();
    await expect(inTree(page, /^To be deleted/)).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('To be deleted is restored.')).toBeVisible();
  await remove();
  await page.reload();
  await page.getByRole('button', { name: 'Deleted pages' }).click();
  await page.getByRole('button', { name: 'Restore To be deleted' }).click();
  await page.getByRole('tab', { name: /^Pages/ }).click();
  // The tree renders only what is in view, and other journeys add pages.
  await page.getByLabel('Find a page', { exact: true }).fill('Left over');
  await expect(inTree(page, /^To be deleted/)).toBeVisible();
  await expect(inTree(page, /^Left over/)).toHaveAttribute('aria-level', '2');
});

test('HIVE-01 HIVE-02 a live page is duplicated with its content; a page is unpublished by name, after a question', {
  tag: '@full',
}, async ({ page, server }) => {
  const publisher = await signedIn(server.url, 'mktg');
  const { pages } = await publisher.call('pagesGet');
  const about = pages.find(({ uri_path }) => uri_path === '/about-us');
  await signIn(page, 'mktg', `/hive?page=${about?.page_id}`);
  await page.getByRole('tab', { name: /^Pages/ }).click();
  await page.getByRole('button', { name: 'Duplicate page: About us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate About us' });
  await expect(dialog.getByText('begins with a copy of what visitors see now')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('/about-us-copy');
  await dialog.getByLabel('Name').fill('About the team');
  await dialog.getByRole('button', { name: 'Duplicate page' }).click();
  // Its draft is open.
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: /^Pages/ }).click();
  await expect(inTree(page, /^About the team.*not published/)).toBeVisible();
  expect(await keysOf(publisher, '/about-us-copy')).toEqual(await keysOf(publisher, '/about-us'));

  await page.goto(`/hive?page=${about?.page_id}`);
  await page.getByRole('tab', { name: /^Pages/ }).click();
  await page.getByRole('button', { name: 'Page settings', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish…' }).click();
  const question = page.getByRole('dialog', { name: 'Unpublish About us?' });
  await expect(question.getByText(/Visitors will get “Page not found” at its address/)).toBeVisible();
  await expect(question.getByText(/links? to it/)).toBeVisible();
  await question.getByRole('button', { name: 'Unpublish page' }).click();
  await expect(inTree(page, /^About us.*unpublished/)).toBeVisible();
  expect((await fetch(`${server.url}/about-us`)).status).toBe(404);
  await publisher.call('pagesUpdate', { page_id: about?.page_id, active: 1 });
  expect((await fetch(`${server.url}/about-us`)).status).toBe(200);
});
