import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

describe.each(databases)('test certificates on %s', (database) => {
  const server = useServer(database);
  const search = (data: object) => new TestClient(server().url).call('getTestCertificates', data);

  test('CERT-01 found by the beginning of number, batch, heat or part, in any case and without sign-in', async () => {
    const { certificates, total } = await search({});
    expect(total).toBeGreaterThan(10);
    const [first] = certificates;
    if (!first) throw new Error('no certificate');
    for (const needle of [first.certificate_no, first.batch.toLowerCase(), first.heat.slice(0, 5), first.stock_code]) {
      const found = await search({ needle });
      expect(found.certificates.map((each) => each.certificate_no)).toContain(first.certificate_no);
    }
    const ofPart = await search({ stock_code: first.stock_code });
    expect(ofPart.certificates.every((each) => each.stock_code === first.stock_code)).toBe(true);
    expect(first.mechanical.length).toBeGreaterThan(0);
    expect(first.description).not.toBe('');
    const paged = await search({ limit: 3, offset: 2 });
    expect(paged.certificates).toEqual(certificates.slice(2, 5));
  });

  test('CERT-01 found by order number only by the owner of the order', async () => {
    const customer = await signedIn(server().url, 'customer');
    const { orders } = await customer.call('getOrderHistoryInvoiced', { days_of_history: 730 });
    let found: { readonly needle: string; readonly total: number } | null = null;
    for (const { so_order_no: needle } of orders) {
      const { total } = await customer.call('getTestCertificates', { needle });
      if (total > 0) found = { needle, total };
      if (found) break;
    }
    if (!found) throw new Error('no order with a certificate');
    expect(await search({ needle: found.needle })).toEqual({ certificates: [], total: 0 });
  });

  test("CERT-01 found by the account's own purchase order number, in any case", async () => {
    const customer = await signedIn(server().url, 'customer');
    const { orders } = await customer.call('getOrderHistoryInvoiced', { days_of_history: 730 });
    const found = async (needle: string) => (await customer.call('getTestCertificates', { needle })).total;
    for (const { so_order_no, customer_reference } of orders) {
      const total = await found(so_order_no);
      if (total === 0 || customer_reference === '') continue;
      expect(await found(customer_reference.toLowerCase())).toBeGreaterThanOrEqual(total);
      expect(
        (await new TestClient(server().url).call('getTestCertificates', { needle: customer_reference })).total,
      ).toBe(0);
      return;
    }
    throw new Error('no order with a certificate and a purchase order number');
  });

  test('CERT-01 CALL-09 wildcards are literal; long and odd needles are refused or find nothing', async () => {
    for (const needle of ['%', '_', '\\', "'; DROP TABLE part; --", '%%%%TC']) {
      expect(await search({ needle })).toEqual({ certificates: [], total: 0 });
    }
    const client = new TestClient(server().url);
    for (const data of [{ needle: 'x'.repeat(10_000) }, { needle: 'a\u0000b' }, { limit: 0 }, { offset: -1 }]) {
      const { envelope } = await client.send('getTestCertificates', data);
      expect(envelope.validation_results.length).toBe(1);
    }
  });

  test('CERT-01 the download is a PDF with the values of each batch; an unknown number is named', async () => {
    const client = new TestClient(server().url);
    const { certificates } = await search({ limit: 2 });
    const certificate_nos = certificates.map((each) => each.certificate_no);
    const { file } = await client.call('downloadCertificates', { certificate_nos });
    expect(file).toMatchObject({ content_type: 'application/pdf', file_name: 'certificates-2.pdf' });
    const pdf = Buffer.from(file.content_base64, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(pdf);
    for (const each of certificates) {
      expect(text).toContain(each.batch);
      for (const { value } of each.mechanical) expect(text).toContain(value);
    }
    const wrong = await client.send('downloadCertificates', { certificate_nos: [...certificate_nos, 'TC-1'] });
    expect(wrong.envelope.validation_results).toEqual([
      { field: 'certificate_nos.2', message: 'There is no certificate TC-1' },
    ]);
    const none = await client.send('downloadCertificates', { certificate_nos: [] });
    expect(none.envelope.validation_results[0]?.field).toBe('certificate_nos');
  });

  test('CERT-01 mail goes to the outbox with the PDF; refused for visitors, invalid addresses and after ten an hour', async () => {
    const { certificates } = await search({ limit: 1 });
    const certificate_nos = certificates.map((each) => each.certificate_no);
    expect((await new TestClient(server().url).send('emailCertificates', { certificate_nos })).http).toBe(401);
    const client = await signedIn(server().url, 'customer');
    for (const email of ['nobody', 'a@b.c\r\nBcc: x@y.z', 'a@example.com, b@example.com']) {
      const { envelope } = await client.send('emailCertificates', { certificate_nos, email });
      expect(envelope.validation_results[0]?.field).toBe('email');
    }
    const sent = await client.call('emailCertificates', {
      certificate_nos,
      email: 'site@example.com',
      message: 'For the tender.',
    });
    expect(sent).toEqual({ email: 'site@example.com', certificate_nos });
    if (database === 'pglite') {
      const outbox = join(server().store, 'outbox');
      const [file = ''] = readdirSync(outbox);
      const mail = readFileSync(join(outbox, file), 'utf8');
      expect(mail).toContain('To: site@example.com');
      expect(mail).toContain('For the tender.');
      expect(mail).toContain(`${certificate_nos[0]}.pdf`);
    }
    const own = await client.call('emailCertificates', { certificate_nos });
    expect(own.email).toMatch(/@/);
    // Sent in parallel: the limit must hold regardless of their order.
    const rest = await Promise.all(
      Array.from({ length: 12 }, () => client.send('emailCertificates', { certificate_nos })),
    );
    expect(rest.filter(({ envelope }) => envelope.status === 'OK')).toHaveLength(8);
    expect(rest.filter(({ envelope }) => envelope.error === 'too_many_mails')).toHaveLength(4);
  });
});
