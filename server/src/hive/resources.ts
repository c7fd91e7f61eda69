import type { CallReply } from '@portal/domain/contract';
import type { HiveResource } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { readMediaResources } from '../media/media-files.ts';
import type { Queries } from './pages-store.ts';

type Resources = CallReply<'resources/get'>;

/** Resources of the hive and documents of the catalogue, with lookups of their paths and origins. */
export async function readResources(db: Queries): Promise<Resources> {
  const domains = await db.query<Tables['hive_domain']>(sql`SELECT domain_id, origin FROM hive_domain`);
  const resources = await db.query<Omit<HiveResource, 'picture'>>(sql`
    SELECT resource_id, domain_id, title, kind, path FROM hive_resource
    UNION ALL
    SELECT resource_id, 'portal', title, kind, path FROM document d
    WHERE NOT EXISTS (SELECT FROM hive_resource r WHERE r.resource_id = d.resource_id)
    ORDER BY kind, title, resource_id`);
  const all = [...resources, ...(await readMediaResources(db))];
  return {
    domain_lookups: { portal: '', ...Object.fromEntries(domains.map((each) => [each.domain_id, each.origin])) },
    resource_id_lookups: Object.fromEntries(all.map((each) => [each.resource_id, each.path])),
    resources: all,
  };
}
