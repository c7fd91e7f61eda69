export { type DemoMarker, demoMarker, type FillOptions, fillDatabase, isEmptyStore } from './fill/fill-database.ts';
export { type DemoSupplier, makeDemoSupplier } from './supplier.ts';
export { demoPassword, wellKnown } from './well-known.ts';
