import type { Locator, Page } from '@playwright/test';
import { expect, newOrder, signIn, test } from './portal.ts';

/** Words of a schema library, which no user should read. */
const schemaWords = /Invalid input|Too (small|big|short|long)|expected |received|undefined|null/;

/** Sends an empty form and checks that each required field says so at once, in words, and is marked. */
async function refusesEmpty(form: Locator, submit: string, least: number): Promise<void> {
  const required = form.locator('[aria-required="true"]');
  await expect(required.first()).toBeVisible();
  const count = await required.count();
  expect(count).toBeGreaterThanOrEqual(least);
  for (const field of await required.all()) await field.fill('');
  await form.getByRole('button', { name: submit }).click();
  for (const field of await required.all()) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\w/);
  }
  await expect(form).not.toContainText(schemaWords);
}

const forms: readonly {
  readonly name: string;
  readonly user?: string;
  readonly path: string;
  readonly submit: string;
  readonly fields: number;
  readonly tag?: '@full';
}[] = [
  { name: 'sign-in', path: '/login', submit: 'Sign in', fields: 2 },
  { name: 'registration', path: '/register', submit: 'Request number', fields: 4, tag: '@full' },
  { name: 'forgotten password', path: '/new-password', submit: 'Send', fields: 1, tag: '@full' },
  { name: 'password', user: 'customer', path: '/changepassword', submit: 'Change password', fields: 2, tag: '@full' },
];

for (const { name, user, path, submit, fields, tag = [] } of forms) {
  const title = `VAL-01 VAL-03 the ${name} form marks what is required and shows all errors at once, in words`;
  test(title, { tag }, async ({ page }) => {
    if (user) await signIn(page, user);
    await page.goto(path);
    await refusesEmpty(page.getByRole('main'), submit, fields);
  });
}

const newAddress = async (page: Page): Promise<Locator> => {
  await newOrder(page);
  await page.getByRole('region', { name: 'Delivery' }).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery' });
  await dialog.getByRole('button', { name: 'New address' }).click();
  return dialog;
};

test('VAL-01 DLV-02 the address form marks what is required and shows all errors at once, in words', async ({
  page,
}) => {
  await signIn(page);
  await refusesEmpty(await newAddress(page), 'Save address', 3);
});

test('VAL-01 the form of a new user marks what is required and shows all errors at once, in words', async ({
  page,
}) => {
  await signIn(page, 'it', '/data/users');
  await page.getByRole('button', { name: 'Invite user' }).click();
  await refusesEmpty(page.getByRole('dialog', { name: 'Invite a user' }), 'Send invitation', 3);
});
