import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { append, camel, insert, kebab, pascal, writeNew } from './files.mjs';

/**
 * An API call: endpoint, declaration, handler, and the handler's line in the registry. `catalogue/get-opening-hours` declares it in
 * `contract/calls/catalogue.ts` and puts the handler into `server/src/catalogue`; without an area both are called `supplier`.
 */
export function call(name, root) {
  const [resource, given] = name.includes('/') ? name.split('/') : ['supplier', name];
  const area = kebab(resource);
  const key = camel(given);
  const file = kebab(given);
  const declared = `packages/domain/src/contract/calls/${area}.ts`;
  const handler = `server/src/${area}/${file}.ts`;
  const isNewArea = !existsSync(join(root, declared));
  const declaration = `
export const ${key} = defineCall({
  name: '${file}',
  access: 'signed_in',
  summary: 'Answers the question with the time at which it was asked.',
  request: z.object({ question: z.string().check(z.maxLength(200)) }),
  reply: z.object({ question: z.string(), asked: z.string() }),
});`;
  const imports = "import { z } from 'zod/mini';\nimport { defineCall } from '../call.ts';\n";
  const files = writeNew(root, {
    ...(isNewArea ? { [declared]: `${imports}${declaration}\n` } : {}),
    [handler]: `import type { Handler } from '../calls/handler.ts';

export const ${key}: Handler<'${key}'> = async ({ data }, { clock }) => ({
  data: { question: data.question, asked: clock.now().toISOString() },
});
`,
    [`tests/contract/${file}.test.ts`]: contractTest(key, file),
  });
  const list = 'packages/domain/src/contract/calls.ts';
  if (isNewArea) {
    insert(root, list, /import \* as /, `import * as ${camel(area)} from './calls/${area}.ts';`);
    insert(root, list, /\};/, `  ...${camel(area)},`);
  } else append(root, declared, declaration);
  const registry = 'server/src/calls/registry.ts';
  insert(root, registry, /import /, `import { ${key} } from '../${area}/${file}.ts';`);
  insert(root, registry, /\};\s*$/, `  ${key},`);
  const endpoints = 'packages/domain/src/api/endpoints.ts';
  insert(root, endpoints, /\} as const satisfies/, `  '${file}': { ...shared },`);
  return [...files, isNewArea ? list : declared, registry, endpoints];
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
