import { expect, signIn, test } from './portal.ts';

/** An ERP's price list: semicolons, Windows-1252, German numbers and words. */
const priceList = Buffer.from(
  'Artikelnummer;Staffelmenge;Preis (netto);Währung\nHXB-12050-88Z;1;1.008,00;AUD\nHXB-12050-88Z;500;5,50;AUD\nHXN-12000-08Z;1;auf Anfrage;AUD\n',
  'latin1',
);

test('a file of another system is mapped, corrected and saved as a source; a customer is refused', async ({ page }) => {
  await signIn(page, 'customer', '/data/sources');
  await expect(page.getByRole('heading', { name: 'Sources' })).toHaveCount(0);
  await signIn(page, 'it', '/data/sources');
  await page.getByRole('button', { name: 'Map a file' }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'KONP.csv', mimeType: 'text/csv', buffer: priceList });
  await expect(page.getByRole('heading', { name: 'Map list prices' })).toBeVisible();

  // Proposed by name and content.
  const columns = page.getByRole('table', { name: 'Columns of the file' });
  await expect(columns.getByLabel('Portal field for Artikelnummer')).toHaveValue('stock_code');
  await expect(columns.getByLabel('Portal field for Preis (netto)')).toHaveValue('price');
  await expect(columns.getByLabel('Portal field for Währung')).toHaveValue('');
  await expect(page.getByLabel('Numbers look like')).toHaveValue('1.234,56');
  await expect(page.getByRole('region', { name: 'Against the live data' })).toContainText(/New\s*2/);
  const preview = page.getByRole('table', { name: 'Preview' });
  await expect(preview.getByRole('row').nth(1)).toContainText('1008.00');
  await expect(preview.getByRole('row').nth(3)).toContainText('auf Anfrage');
  const problems = page.getByRole('region', { name: 'Before you save' });
  await expect(problems).toContainText('price is not a number');
  await expect(problems).toContainText('1 row, first on line 4');

  // A wrong choice is shown at once and can be undone.
  await page.getByLabel('Numbers look like').selectOption('1234.56');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Rows with an error\s*3/);
  await page.getByLabel('Numbers look like').selectOption('1.234,56');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Rows with an error\s*1/);
  await columns.getByRole('button', { name: 'Change, Preis (netto)' }).click();
  await page.getByLabel('Multiply price by').fill('100');
  await page.getByLabel('Multiply price by').press('Tab');
  await expect(preview.getByRole('row').nth(2)).toContainText('550.00');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as YAML' }).click();
  expect((await download).suggestedFilename()).toBe('mapping.yaml');
  // Proposed from the name of the file.
  await expect(page.getByLabel('Files begin with')).toHaveValue('konp');
  await page.getByLabel('Files begin with').fill('');
  await page.getByRole('button', { name: 'Save mapping' }).click();
  await expect(page.getByLabel('Files begin with')).toHaveAccessibleDescription(/Begin with a letter or digit/);
  await page.getByLabel('Files begin with').fill('erp-prices');
  await page.getByLabel('A file is expected').selectOption('Every day by a time');
  await page.getByLabel('No later than').fill('605');
  await page.getByLabel('No later than').press('Tab');
  await expect(page.getByLabel('No later than')).toHaveValue('06:05');
  await page.getByRole('button', { name: 'Save mapping' }).click();
  const row = page.getByRole('table', { name: 'Sources' }).getByRole('row', { name: /^erp-prices/ });
  await expect(row).toContainText('every day by 06:05');
  await expect(row).toContainText('No file yet');

  // The schedule alone is changed without another sample.
  await row.getByRole('button', { name: 'Change the source erp-prices' }).click();
  await page.getByLabel('A file is expected').selectOption('Every hour');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(row).toContainText('every hour');

  await row.getByRole('button', { name: 'Delete the source erp-prices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No sources yet')).toBeVisible();
});
