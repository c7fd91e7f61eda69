import type { HiveResource } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';

/** Pictures of the hive, and the documents of the catalogue. */
export const resourcesGet: Handler<'resourcesGet'> = async (_, { database }) => {
  const domains = await database.query<{ domain_id: string; origin: string }>(
    sql`SELECT domain_id, origin FROM hive_domain`,
  );
  const resources = await database.query<HiveResource>(sql`
    SELECT resource_id, domain_id, title, kind, path FROM hive_resource
    UNION ALL
    SELECT resource_id, 'portal', title, kind, path FROM document d
    WHERE NOT EXISTS (SELECT FROM hive_resource r WHERE r.resource_id = d.resource_id)
    ORDER BY kind, title, resource_id`);
  return {
    data: {
      domain_lookups: { portal: '', ...Object.fromEntries(domains.map((each) => [each.domain_id, each.origin])) },
      resource_id_lookups: Object.fromEntries(resources.map((each) => [each.resource_id, each.path])),
      resources,
    },
  };
};
