import type { TestProject } from 'vitest/node';
import { buildServer } from '../support/build.ts';
import { startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this run shares. */
    postgresUrl: string;
  }
}

/** Builds the server when it changed, and starts one true PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  return () => postgres.stop();
}
