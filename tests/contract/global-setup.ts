import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres.ts';
import { defaultParts } from '../support/server.ts';
import { makeTemplate } from '../support/template-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server shared by this run. */
    postgresUrl: string;
  }
}

/** Builds the server if it changed, fills the embedded database, and starts PostgreSQL for the run. Returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await makeTemplate(defaultParts);
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  return () => postgres.stop();
}
