import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { append, camel, insert, kebab, pascal, writeNew } from './files.mjs';

/**
 * An API call: endpoint, declaration and handler. `catalogue/get-opening-hours` is declared in `contract/calls/catalogue.ts` and handled
 * in `server/src/catalogue/calls.ts`; without an area both are called `supplier`. A new area is added to the lists of areas.
 */
export function call(name, root) {
  const [resource, given] = name.includes('/') ? name.split('/') : ['supplier', name];
  const key = camel(given);
  const file = kebab(given);
  const area = kebab(resource);
  const test = `tests/contract/${file}.test.ts`;
  writeNew(root, { [test]: contractTest(key, file) });
  const declared = addToArea(root, {
    file: `packages/domain/src/contract/calls/${area}.ts`,
    imports: "import { z } from 'zod/mini';\nimport { defineCall } from '../call.ts';\n",
    text: declaration(key, file),
    list: 'packages/domain/src/contract/calls.ts',
    listed: [camel(area), `./calls/${area}.ts`],
  });
  const handled = addToArea(root, {
    file: `server/src/${area}/calls.ts`,
    imports: "import type { Handler } from '../calls/handler.ts';\n",
    text: handler(key),
    list: 'server/src/calls/registry.ts',
    listed: [camel(area), `../${area}/calls.ts`],
  });
  const endpoints = 'packages/domain/src/api/endpoints.ts';
  insert(root, endpoints, /\} as const satisfies/, `  '${file}': { ...shared },`);
  return [test, ...declared, ...handled, endpoints];
}

/** Appends to the file of an area, or writes it and adds it to the list of areas. Returns the paths of changed files. */
function addToArea(root, { file, imports, text, list, listed: [name, path] }) {
  if (existsSync(join(root, file))) return [append(root, file, text)];
  insert(root, list, /import \* as /, `import * as ${name} from '${path}';`);
  insert(root, list, /\};/, `  ...${name},`);
  return [...writeNew(root, { [file]: `${imports}${text}\n` }), list];
}

const declaration = (key, file) => `
export const ${key} = defineCall({
  name: '${file}',
  access: 'signed_in',
  summary: 'Returns the text with the time of the request.',
  request: z.object({ text: z.string().check(z.maxLength(200)) }),
  reply: z.object({ text: z.string(), requested_at: z.string() }),
});`;

const handler = (key) => `
export const ${key}: Handler<'${key}'> = async ({ data }, { clock }) => ({
  data: { text: data.text, requested_at: clock.now().toISOString() },
});`;

function contractTest(key, file) {
  return `import { describe, expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

describe.each(databases)('${file} on %s', (database) => {
  const server = useServer(database);

  test('${pascal(file)} returns the text and the time to a signed-in user', async () => {
    const client = await signedIn(server().url, 'customer');
    const reply = await client.call('${key}', { text: 'When?' });
    expect(reply).toMatchObject({ text: 'When?', requested_at: expect.any(String) });
  });
});
`;
}
