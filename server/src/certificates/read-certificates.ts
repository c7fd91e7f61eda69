import type { TestCertificate } from '@portal/domain/catalogue';
import { invalidFields } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import { certificatesMessages } from '../messages/certificates.ts';

interface Row extends Omit<TestCertificate, 'standard' | 'chemistry' | 'mechanical'> {
  readonly data: Partial<Pick<TestCertificate, 'standard' | 'chemistry' | 'mechanical'>>;
}

/** Columns of a `Row`, from `test_certificate c` and `part p`. */
const certificateColumns = sql`c.certificate_no, c.stock_code, coalesce(p.description, '') AS description, c.batch, c.heat,
  c.issued::text AS issued, c.data`;

const certificateOf = ({ data, ...row }: Row): TestCertificate => ({
  ...row,
  standard: data.standard ?? '',
  chemistry: data.chemistry ?? {},
  mechanical: data.mechanical ?? [],
});

/** Certificates by number, in the requested order. Throws a refusal that names each unknown number. */
export async function readCertificates(
  db: Pick<Transaction, 'query'>,
  numbers: readonly string[],
): Promise<readonly TestCertificate[]> {
  const wanted = [...new Set(numbers.map((each) => each.trim().toUpperCase()))];
  const rows = await db.query<Row>(sql`
    SELECT ${certificateColumns} FROM test_certificate c LEFT JOIN part p USING (stock_code)
    WHERE c.certificate_no = ANY(${wanted}::text[])`);
  const byNumber = new Map(rows.map((row) => [row.certificate_no, certificateOf(row)]));
  const missing = numbers.flatMap((number, i) =>
    byNumber.has(number.trim().toUpperCase())
      ? []
      : [{ field: `certificate_nos.${i}`, message: certificatesMessages.none(number) }],
  );
  if (missing.length > 0) throw invalidFields(missing);
  return wanted.flatMap((number) => byNumber.get(number) ?? []);
}

export interface CertificateSearch {
  /** Upper case: the beginning of a number, batch, heat or stock code, or a complete order or purchase order number; empty for all. */
  readonly needle: string;
  /** Accounts whose orders may be searched; empty for a visitor. */
  readonly accodes: readonly string[];
  readonly stock_code: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** CERT-01: a page of the matching certificates, newest first, and the total number. */
export async function findCertificates(
  db: Pick<Transaction, 'query'>,
  { needle, accodes, stock_code, limit, offset }: CertificateSearch,
): Promise<{ readonly certificates: readonly TestCertificate[]; readonly total: number }> {
  // Escapes `%` and `_` in typed text.
  const start = `${needle.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db.query<Row & { readonly total: number }>(sql`
    SELECT ${certificateColumns}, count(*) OVER ()::int AS total
    FROM test_certificate c LEFT JOIN part p USING (stock_code)
    WHERE (${stock_code}::text IS NULL OR c.stock_code = ${stock_code}::text)
      AND (${needle} = '' OR c.certificate_no LIKE ${start} OR c.batch LIKE ${start} OR c.heat LIKE ${start}
        OR c.stock_code LIKE ${start}
        OR c.stock_code IN (SELECT l.stock_code FROM sales_order_line l JOIN sales_order o USING (so_order_no)
          WHERE ${needle} IN (o.so_order_no, upper(o.customer_reference)) AND o.accode = ANY(${accodes}::text[])))
    ORDER BY c.issued DESC, c.certificate_no DESC LIMIT ${limit} OFFSET ${offset}`);
  return { certificates: rows.map(({ total: _, ...row }) => certificateOf(row)), total: rows[0]?.total ?? 0 };
}
