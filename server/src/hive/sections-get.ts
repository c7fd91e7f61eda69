import type { Handler } from '../calls/handler.ts';
import { readSections } from './sections-store.ts';

export const sectionsGet: Handler<'sectionsGet'> = async (_, { database }) => ({
  data: { sections: await readSections(database) },
});
