// Installs, builds and serves the portal, skipping what is up to date.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`The portal needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}
await install();
if (!(await build())) process.exit(1);
await import('../server/dist/main.js');
