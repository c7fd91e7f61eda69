import type { CallRequest } from '@portal/domain/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Author } from '../calls/author.ts';
import type { Transaction } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import { hiveRefused } from './rights.ts';
import { cleanParts } from './section-parts.ts';
import { countSections, deleteSection, insertSection, sectionUses } from './sections-store.ts';

const most = 200;

/**
 * HIVE-16: saves a section under a new name. A repeated request does not save the section twice, because the name is taken by then. Throws a refusal if the name
 * is taken or there are too many.
 */
export async function saveSection(
  tx: Transaction,
  by: Author,
  { name: wanted, parts }: Pick<CallRequest<'sections/save'>, 'name' | 'parts'>,
  now: Date,
) {
  if ((await countSections(tx)) >= most) throw hiveRefused('too_many_sections', hiveMessages.sections.tooMany(most));
  const section = await insertSection(tx, { name: wanted, parts: cleanParts(parts) }, by.caller, now);
  if (!section) throw hiveRefused('section_exists', hiveMessages.sections.exists(wanted));
  const { section_id, name } = section;
  const detail = { section_id, name };
  await recordAudit(tx, by.caller, by, now, { what: 'hive_section_save', result: 'ok', detail });
  return section;
}

/** HIVE-16: deletes a section; nothing happens if it is gone already. Throws a refusal that names the pages if any show it. */
export async function removeSection(tx: Transaction, by: Author, section_id: number, now: Date): Promise<void> {
  const uses = (await sectionUses(tx)).get(section_id) ?? [];
  if (uses.length > 0) {
    throw hiveRefused('section_in_use', hiveMessages.sectionInUse(uses.map(({ label }) => label).join(', ')));
  }
  const name = await deleteSection(tx, section_id);
  if (name === null) return;
  const detail = { section_id, name };
  await recordAudit(tx, by.caller, by, now, { what: 'hive_section_delete', result: 'ok', detail });
}
