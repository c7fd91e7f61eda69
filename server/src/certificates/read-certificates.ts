import type { TestCertificate } from '@portal/domain/catalogue';
import { invalidFields } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';

interface Row extends Omit<TestCertificate, 'standard' | 'chemistry' | 'mechanical'> {
  readonly data: Partial<Pick<TestCertificate, 'standard' | 'chemistry' | 'mechanical'>>;
}

/** Columns of a `Row`, from `test_certificate c` and `part p`. */
export const certificateColumns = sql`c.certificate_no, c.stock_code, coalesce(p.description, '') AS description, c.batch, c.heat,
  c.issued::text AS issued, c.data`;

export const certificateOf = ({ data, ...row }: Row): TestCertificate => ({
  ...row,
  standard: data.standard ?? '',
  chemistry: data.chemistry ?? {},
  mechanical: data.mechanical ?? [],
});
export type CertificateRow = Row;

/** Certificates by number, in the order asked. Throws a refusal that names each number that there is none of. */
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
      : [{ field: `certificate_nos.${i}`, message: `There is no certificate ${number}` }],
  );
  if (missing.length > 0) throw invalidFields(missing);
  return wanted.flatMap((number) => byNumber.get(number) ?? []);
}
