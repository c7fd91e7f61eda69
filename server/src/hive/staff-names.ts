import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Queries } from './pages-store.ts';

interface StaffName extends Pick<Tables['portal_user'], 'username'> {
  /** First and last name; the user name if neither is known. */
  readonly name: string;
}

export const readStaffNames = (db: Queries): Promise<readonly StaffName[]> =>
  db.query<StaffName>(sql`
    SELECT username, coalesce(nullif(trim(firstname || ' ' || lastname), ''), username) AS name
    FROM portal_user WHERE user_type NOT IN ('customer', 'public') ORDER BY username`);
