export { completeDatabase, fillDatabase } from './fill/fill-database.ts';
export { type DemoSupplier, makeDemoSupplier } from './supplier.ts';
export { demoPassword } from './well-known.ts';
