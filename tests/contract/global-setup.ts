import type { TestProject } from 'vitest/node';
import { buildServer } from '../support/build.ts';
import { startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server shared by this run. */
    postgresUrl: string;
  }
}

/** Builds the server if it changed, and starts one PostgreSQL server for the run. Returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  return () => postgres.stop();
}
