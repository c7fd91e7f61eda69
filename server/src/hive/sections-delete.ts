import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { signedIn } from '../session/access.ts';
import { hiveRefused } from './rights.ts';
import { deleteSection, sectionUses } from './sections-store.ts';

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
