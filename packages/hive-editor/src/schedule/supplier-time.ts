import { shortDate } from '@portal/domain/format';
import { useSession } from '@portal/portal-client/react';
import { scheduledMessages as messages } from '../messages/scheduled.ts';

/** The supplier's time zone, in which times are planned. */
export function useSupplierZone(): string {
  const session = useSession();
  return session.status === 'signed_in' ? session.login.supplier_time_zone : 'UTC';
}

/** `Australia/Broken_Hill` is Broken Hill. */
export const zoneName = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** A planned moment in the supplier's time zone: `Dec 01 2026, 9:00 am Sydney time`. */
export function momentWords(moment: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' });
  return messages.moment(shortDate(moment, timeZone), time.format(new Date(moment)), zoneName(timeZone));
}
