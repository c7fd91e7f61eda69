// Writes every theme as W3C design tokens, as CSS variables and as Figma variables, for tools that cannot read TypeScript.
import { join } from 'node:path';
import { writeTokens } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

process.stdout.write(`${await writeTokens(join(root, '.build/tokens'))} files in .build/tokens\n`);
