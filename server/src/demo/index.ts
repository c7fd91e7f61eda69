export { fillDatabase } from './fill/fill-database.ts';
export { makeDemoSupplier } from './supplier.ts';
export { demoPassword } from './well-known.ts';
