// pnpm new component|hive-component|call|theme <name>: creates the files of a new thing, which pass all checks as they are.

import { root, run } from '../lib/run.mjs';
import { call } from './call.mjs';
import { component } from './component.mjs';
import { hiveComponent } from './hive-component.mjs';
import { theme } from './theme.mjs';

const kinds = { component, 'hive-component': hiveComponent, call, theme };
const [kind, name, ...rest] = process.argv.slice(2);
const make = kinds[kind];
if (!make || !name || rest.length > 0) {
  console.error(`Usage: pnpm new ${Object.keys(kinds).join('|')} <name>`);
  process.exit(2);
}
try {
  const files = make(name, root);
  // Formats, and sorts imports and lists. The linter would read the whole repository first.
  await run(['node_modules/.bin/biome', 'check', '--write', '--linter-enabled=false', ...files], { quiet: true });
  console.log(`Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
