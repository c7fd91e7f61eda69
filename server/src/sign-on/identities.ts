import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Provider } from './providers.ts';

type Queries = Pick<Transaction, 'query'>;
type UserRow = Pick<Tables['portal_user'], 'user_id' | 'disabled'>;

/** A person as a provider names them. */
export interface Identity {
  readonly issuer: string;
  /** The provider's own id of the person, which never changes. */
  readonly subject: string;
  /** Null if the provider gave none, or says that it is not verified. */
  readonly email: string | null;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * The user of an identity; null if there is none, or if the user is disabled. The first sign-in finds the user by mail address, which must
 * be in one of the provider's domains and belong to one user only. From then on the provider's own id of the person counts, so that a changed
 * mail address on either side does not lead to somebody else's user.
 */
export async function userOf(
  db: Queries,
  { issuer, subject, email }: Identity,
  { domains }: Pick<Provider, 'domains'>,
  now: Date,
): Promise<string | null> {
  const [known] = await db.query<UserRow>(sql`
    SELECT u.user_id, u.disabled FROM user_identity i JOIN portal_user u USING (user_id)
    WHERE i.issuer = ${issuer} AND i.subject = ${subject}`);
  if (known) return known.disabled ? null : known.user_id;
  if (email === null || !domains.includes(domainOf(email))) return null;
  const found = await db.query<UserRow>(sql`
    SELECT user_id, disabled FROM portal_user WHERE lower(email) = lower(${email}) LIMIT 2`);
  const [user] = found;
  if (!user || found.length > 1 || user.disabled) return null;
  await db.query(sql`
    INSERT INTO user_identity (issuer, subject, user_id, linked)
    VALUES (${issuer}, ${subject}, ${user.user_id}, ${now.toISOString()}) ON CONFLICT DO NOTHING`);
  return user.user_id;
}
