import { camel, insert, kebab, pascal, writeNew } from './files.mjs';

/**
 * An API call: endpoint, declaration, handler, and its line in both lists. `catalogue/get-opening-hours` puts the handler into
 * `server/src/catalogue`; without a resource it goes into `server/src/supplier`.
 */
export function call(name, root) {
  const [resource, given] = name.includes('/') ? name.split('/') : ['supplier', name];
  const key = camel(given);
  const file = kebab(given);
  const declared = `packages/domain/src/contract/calls/${file}.ts`;
  const handler = `server/src/${kebab(resource)}/${file}.ts`;
  const files = writeNew(root, {
    [declared]: `import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const ${key} = defineCall({
  name: '${file}',
  access: 'signed_in',
  summary: 'Answers the question with the time at which it was asked.',
  request: z.object({ question: z.string().check(z.maxLength(200)) }),
  reply: z.object({ question: z.string(), asked: z.string() }),
});
`,
    [handler]: `import type { Handler } from '../calls/handler.ts';

export const ${key}: Handler<'${key}'> = async ({ data }, { clock }) => ({
  data: { question: data.question, asked: clock.now().toISOString() },
});
`,
    [`tests/contract/${file}.test.ts`]: contractTest(key, file),
  });
  const list = 'packages/domain/src/contract/calls.ts';
  insert(root, list, /import \{/, `import { ${key} } from './calls/${file}.ts';`);
  insert(root, list, /\} as const;/, `  ${key},`);
  const registry = 'server/src/calls/registry.ts';
  insert(root, registry, /import /, `import { ${key} } from '../${kebab(resource)}/${file}.ts';`);
  insert(root, registry, /\};\s*$/, `  ${key},`);
  const endpoints = 'packages/domain/src/api/endpoints.ts';
  insert(root, endpoints, /\} as const satisfies/, `  '${file}': { ...shared },`);
  return [...files, list, registry, endpoints];
}

function contractTest(key, file) {
  return `import { describe, expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

describe.each(databases)('${file} on %s', (database) => {
  const server = useServer(database);

  test('${pascal(file)} answers a signed-in user', async () => {
    const client = await signedIn(server().url, 'customer');
    const reply = await client.call('${key}', { question: 'When?' });
    expect(reply).toMatchObject({ question: 'When?', asked: expect.any(String) });
  });
});
`;
}
