// The parts of the API that browser and server need at run time. No schemas: from `contract` the browser imports types only.
export * from './cart-events.ts';
export * from './endpoints.ts';
export * from './envelope.ts';
export { type Operation, operationsOf, type Paths } from './operations.ts';
export { exampleOf, fieldsOf } from './request-example.ts';
