import type { Handler } from '../calls/handler.ts';

export const signOnProviders: Handler<'signOnProviders'> = async (_, { config }) => ({
  data: config.signOn.map(({ name, label }) => ({ name, label })),
});
