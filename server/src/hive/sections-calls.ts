import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { signedIn } from '../session/access.ts';
import { changeSection } from './change-section.ts';
import { hiveRefused } from './rights.ts';
import { cleanParts } from './section-parts.ts';
import { countSections, deleteSection, insertSection, readSections, sectionUses } from './sections-store.ts';

export const sectionsDelete: Handler<'sectionsDelete'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const { section_id } = data;
  return database.transaction(async (tx) => {
    const uses = (await sectionUses(tx)).get(section_id) ?? [];
    if (uses.length > 0) {
      throw hiveRefused('section_in_use', hiveMessages.sectionInUse(uses.map(({ label }) => label).join(', ')));
    }
    const name = await deleteSection(tx, section_id);
    if (name !== null) {
      const detail = { section_id, name };
      await recordAudit(tx, caller, { requestId }, clock.now(), { what: 'hive_section_delete', result: 'ok', detail });
    }
    return { data: {} };
  });
};

export const sectionsGet: Handler<'sectionsGet'> = async (_, { database }) => ({
  data: { sections: await readSections(database) },
});

const most = 200;

/** A repeated request saves nothing twice: the name is taken by then. */
export const sectionsSave: Handler<'sectionsSave'> = (given, services) => {
  if (given.data.section_id !== undefined) return changeSection(given.data.section_id, given, services);
  const { data, requestId, ...request } = given;
  const { database, clock } = services;
  const caller = signedIn(request.caller);
  const now = clock.now();
  return database.transaction(async (tx) => {
    if ((await countSections(tx)) >= most) throw hiveRefused('too_many_sections', hiveMessages.sections.tooMany(most));
    const { name: wanted, parts } = data;
    const section = await insertSection(tx, { name: wanted, parts: cleanParts(parts) }, caller, now);
    if (!section) throw hiveRefused('section_exists', hiveMessages.sections.exists(data.name));
    const { section_id, name } = section;
    const detail = { section_id, name };
    await recordAudit(tx, caller, { requestId }, now, { what: 'hive_section_save', result: 'ok', detail });
    return { data: { section } };
  });
};
