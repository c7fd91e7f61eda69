// Writes every theme as W3C design tokens and as CSS variables, for tools that cannot read TypeScript.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './lib/run.mjs';

const source = join(root, 'packages/design-system/src/themes/files/token-files.ts');
const { module } = await runnerImport(source, { root, configFile: false, logLevel: 'error' });
const folder = join(root, '.build/tokens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = Object.entries(module.tokenFiles());
for (const [name, text] of files) writeFileSync(join(folder, name), text);
process.stdout.write(`${files.length} files in .build/tokens\n`);
