// What both sides need of the API at run time. No schemas: the browser imports this, and types alone from `contract`.
export * from './cart-events.ts';
export * from './endpoints.ts';
export * from './envelope.ts';
export { type Operation, operationsOf, type Paths } from './operations.ts';
export { exampleOf, fieldsOf } from './request-example.ts';
