import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { signedIn } from '../session/access.ts';
import { changeSection } from './change-section.ts';
import { hiveRefused } from './rights.ts';
import { cleanParts } from './section-parts.ts';
import { countSections, insertSection } from './sections-store.ts';

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
