// Operates the portal: `pnpm portal help`. Builds changed sources first.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

await install();
const isServing = ['serve', undefined].includes(process.argv[2]);
if (!(await build(isServing ? undefined : ['server']))) process.exit(1);
await import('../server/dist/main.js');
