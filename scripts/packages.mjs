// Builds the packages that other teams install, and packs each into `.build/packed/<name>.tgz`. Publishes nothing.
import { install } from './lib/install.mjs';
import { buildPackages } from './lib/packages.mjs';

await install();
process.exit((await buildPackages()) ? 0 : 1);
