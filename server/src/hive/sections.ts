import type { HiveSection } from '@portal/domain/hive';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import { signedIn } from '../session/access.ts';
import { hiveRefused } from './rights.ts';

const most = 200;

export const sectionsGet: Handler<'sectionsGet'> = async (_, { database }) => ({
  data: {
    sections: await database.query<HiveSection>(sql`
      SELECT section_id, name, parts, created_by FROM hive_section ORDER BY lower(name)`),
  },
});

/** Repeating a request saves nothing twice: the name is taken by then. */
export const sectionsSave: Handler<'sectionsSave'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const { name, parts } = data;
  const now = clock.now();
  return database.transaction(async (tx) => {
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM hive_section`,
    );
    if (count >= most) throw hiveRefused('too_many_sections', hiveMessages.sections.tooMany(most));
    const [section] = await tx.query<HiveSection>(sql`
      INSERT INTO hive_section (name, parts, created, created_by)
      VALUES (${name}, ${JSON.stringify(parts)}::jsonb, ${now.toISOString()}, ${caller.username})
      ON CONFLICT (lower(name)) DO NOTHING RETURNING section_id, name, parts, created_by`);
    if (!section) throw hiveRefused('section_exists', hiveMessages.sections.exists(name));
    const detail = { section_id: section.section_id, name };
    await recordAudit(tx, caller, { requestId }, now, { what: 'hive_section_save', result: 'ok', detail });
    return { data: { section } };
  });
};

export const sectionsDelete: Handler<'sectionsDelete'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const { section_id } = data;
  return database.transaction(async (tx) => {
    const gone = await tx.query<{ name: string }>(sql`
      DELETE FROM hive_section WHERE section_id = ${section_id} RETURNING name`);
    const [section] = gone;
    if (section) {
      const detail = { section_id, name: section.name };
      const now = clock.now();
      await recordAudit(tx, caller, { requestId }, now, { what: 'hive_section_delete', result: 'ok', detail });
    }
    return { data: {} };
  });
};
