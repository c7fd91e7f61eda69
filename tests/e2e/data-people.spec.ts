import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, fillSignIn, password, signIn, test } from './portal.ts';

/** The link in the last mail to an address in the server's outbox. */
function mailedLink(data: string, recipient: string): string {
  const outbox = join(data, 'outbox');
  const mails = readdirSync(outbox)
    .sort()
    .map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${recipient}`));
  return /(\/new-password#token=[\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

test('an operator invites a user, who chooses a password and is later disabled; the audit log has it all', {
  tag: '@full',
}, async ({ page, browser, server }) => {
  await signIn(page, 'it', '/data/users');
  const sections = page.getByRole('navigation', { name: 'Data' });
  await expect(sections.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('row', { name: /^it Ingrid Solberg/ })).toBeVisible();

  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('User name').fill('sam.field');
  await dialog.getByLabel('First name').fill('Sam');
  await dialog.getByLabel('Last name').fill('Field');
  await dialog.getByLabel('Email').fill('sam@kestrel.example');
  await dialog.getByRole('combobox', { name: 'Accounts' }).fill('kes014');
  await page.getByRole('option', { name: /KES014/ }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const again = page.getByRole('dialog', { name: 'Enter your password' });
  await again.getByLabel('Your password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invitation sent to sam@kestrel.example.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto(mailedLink(server.data, 'sam@kestrel.example'));
  for (const name of ['New password', 'Confirm new password']) {
    await other.locator('main').getByRole('textbox', { name, exact: true }).fill('sam chooses a long one');
  }
  await other.locator('main form button[type="submit"]').click();
  await expect(other.getByText('Your password has changed')).toBeVisible();
  await other.goto('/login');
  await fillSignIn(other, 'sam.field', 'sam chooses a long one');
  await expect(other).toHaveURL(/\/orders$/);

  const search = page.getByRole('form', { name: 'Search users' });
  await search.getByLabel('Name, email or account').fill('sam.field');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await page.getByText('sam.field').click();
  const details = page.getByRole('region', { name: 'Details of sam.field' });
  await expect(details).toContainText('KES014');
  await details.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog', { name: 'Disable sam.field?' }).getByRole('button', { name: 'Disable' }).click();
  await expect(details).toContainText('Disabled: cannot sign in');
  await other.goto('/orders');
  await expect(other).toHaveURL(/\/(login|out)/);
  await context.close();

  await sections.getByRole('link', { name: 'Audit log' }).click();
  const filter = page.getByRole('form', { name: 'Search the audit log' });
  await filter.getByLabel('User').fill('sam.field');
  await filter.getByLabel('Action').selectOption('User disabled');
  await filter.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('grid', { name: 'Audit log' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('gridcell', { name: 'User disabled' }).click();
  await expect(page.getByRole('region', { name: 'Details of User disabled' })).toContainText('sam.field');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);

  await sections.getByRole('link', { name: 'Destinations' }).click();
  await expect(page.getByText('PORTAL_ORDERS_OUT')).toBeVisible();
});
