import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

await install();
process.exit((await build(process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined)) ? 0 : 1);
