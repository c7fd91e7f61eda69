import type { Handler } from '../calls/handler.ts';
import { countDeadLetters, readDeadLetters } from './deliveries.ts';

const pageSize = 50;

export const destinationsUndelivered: Handler<'destinationsUndelivered'> = async ({ data }, { database }) => {
  const { destination, page } = data;
  const letters = await readDeadLetters(database, destination, pageSize, page * pageSize);
  const events = letters.map(({ subject, answer, ...event }) => ({ ...event, order: subject, answer: answer ?? '' }));
  return { data: { events, total: await countDeadLetters(database, destination) } };
};
