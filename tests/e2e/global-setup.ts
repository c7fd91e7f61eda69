import { makeTemplate } from '../support/template-folder.ts';
import buildApp from './build-app.ts';
import { database, parts } from './portal.ts';

/** Builds the app and fills the store that every worker copies. Otherwise the first workers would each fill one. */
export default async function setUp(): Promise<void> {
  await buildApp();
  if (database === 'pglite') await makeTemplate(parts);
}
