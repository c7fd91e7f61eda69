import { describe } from 'vitest';
import { databases, useServer } from './databases.ts';
import { componentTests } from './hive-component-tests.ts';
import { draftTests } from './hive-draft-tests.ts';
import { pageTests } from './hive-page-tests.ts';
import { publishedTests } from './hive-published-tests.ts';
import { publishingTests } from './hive-publishing-tests.ts';
import { storeTests } from './hive-store-tests.ts';

describe.each(databases)('the hive on %s', (database) => {
  const server = useServer(database);
  pageTests(server);
  publishedTests(server);
  componentTests(server);
  draftTests(server);
  publishingTests(server);
  // Only the server can open the embedded database.
  if (database === 'postgres') storeTests(server);
});
