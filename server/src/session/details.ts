import type { ErpLink, LoginReply, UserDetails } from '@portal/domain/session';
import { preferencesOf } from '../account/preferences.ts';
import { readReference } from '../catalogue/reference.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Caller } from './caller.ts';

type UserRow = Pick<UserDetails, 'username' | 'firstname' | 'lastname' | 'timezone' | 'code_stability' | 'mobile'>;
interface Common {
  readonly carriers: UserDetails['carriers'];
  readonly search_mutations: LoginReply['search_mutations'];
  readonly erp_links: readonly ErpLink[];
}

type Who = Pick<Caller, 'userId' | 'realUserId' | 'kind' | 'accounts' | 'primaryAccode'>;

/** SESS-02: the login response apart from its bearer fields. */
export async function loginDetails(
  db: Pick<Transaction, 'query'>,
  who: Who,
  product: string,
): Promise<Omit<LoginReply, 'bearer_token' | 'expires_at' | 'expires_in_milliseconds'>> {
  const [user] = await db.query<UserRow>(sql`
    SELECT username, firstname, lastname, timezone, code_stability, mobile FROM portal_user WHERE user_id = ${who.userId}`);
  const [common] = await db.query<Common>(sql`
    SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('code', code, 'name', name) ORDER BY name) FROM carrier), '[]') AS carriers,
      coalesce((SELECT jsonb_agg(jsonb_build_object('from', match, 'to', replacement) ORDER BY match) FROM search_mutation), '[]')
        AS search_mutations,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', name, 'template', template, 'encode', encode) ORDER BY name)
        FROM erp_link), '[]') AS erp_links`);
  if (!user || !common) throw new Error(`The user ${who.userId} of a session is gone.`);
  return {
    user_details: {
      ...user,
      primary_accode: who.primaryAccode,
      user_type: who.kind === 'staff' ? product : who.kind,
      authorised_accodes: who.accounts,
      client_id: who.userId,
      real_client_id: who.realUserId,
      carriers: common.carriers,
    },
    settings: await preferencesOf(db, who.userId),
    search_mutations: common.search_mutations,
    erp_links: common.erp_links,
    supplier_time_zone: (await readReference(db)).time_zone,
  };
}
