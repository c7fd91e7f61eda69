import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { type CertificateRow, certificateColumns, certificateOf } from './read-certificates.ts';

const usual = 50;

/** CERT-01: with neither needle nor part, the newest of all. */
export const getTestCertificates: Handler<'getTestCertificates'> = async ({ data }, { database }) => {
  const needle = (data.needle ?? '').trim().toUpperCase();
  // `%` and `_` of what was typed mean themselves.
  const start = `${needle.replace(/[\\%_]/g, '\\$&')}%`;
  const stock_code = data.stock_code ?? null;
  const rows = await database.query<CertificateRow & { readonly total: number }>(sql`
    SELECT ${certificateColumns}, count(*) OVER ()::int AS total
    FROM test_certificate c LEFT JOIN part p USING (stock_code)
    WHERE (${stock_code}::text IS NULL OR c.stock_code = ${stock_code}::text)
      AND (${needle} = '' OR c.certificate_no LIKE ${start} OR c.batch LIKE ${start} OR c.heat LIKE ${start}
        OR c.stock_code LIKE ${start})
    ORDER BY c.issued DESC, c.certificate_no DESC LIMIT ${data.limit ?? usual} OFFSET ${data.offset ?? 0}`);
  const certificates = rows.map(({ total: _, ...row }) => certificateOf(row));
  return { data: { certificates, total: rows[0]?.total ?? 0 } };
};
