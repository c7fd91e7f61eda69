import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { changeSection } from './change-section.ts';
import { changingPages } from './changing-pages.ts';
import { removeSection, saveSection } from './save-section.ts';
import { readSections } from './sections-store.ts';

export const sectionsDelete: Handler<'sectionsDelete'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  return database.transaction(async (tx) => {
    await removeSection(tx, { caller, requestId }, data.section_id, clock.now());
    return { data: {} };
  });
};

export const sectionsGet: Handler<'sectionsGet'> = async (_, { database }) => ({
  data: { sections: await readSections(database) },
});

export const sectionsSave: Handler<'sectionsSave'> = (given, services) => {
  const { section_id, parts } = given.data;
  if (section_id !== undefined) {
    return changingPages('sectionsSave', given, services, async (changing) => ({
      data: { section: await changeSection(changing, section_id, parts) },
    }));
  }
  const { data, requestId, ...request } = given;
  const { database, clock } = services;
  const caller = signedIn(request.caller);
  return database.transaction(async (tx) => ({
    data: { section: await saveSection(tx, { caller, requestId }, data, clock.now()) },
  }));
};
