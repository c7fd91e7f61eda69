import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { takeActivities } from './take-activities.ts';

/** PING-04: accepts a batch of activities. */
export const activity: Handler<'activity'> = async ({ data, caller, address }, { activities }) => {
  const accepted = takeActivities(activities, data.activities, caller, address);
  if (accepted === null) throw new Refusal('busy', { action: 'retry', delay_retry: 15_000 });
  return { data: { accepted } };
};
