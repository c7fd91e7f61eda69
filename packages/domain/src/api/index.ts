// What both sides need of the API at run time. No schemas: the browser imports this, and types alone from `contract`.
export * from './cart-events.ts';
export * from './endpoints.ts';
export * from './envelope.ts';
