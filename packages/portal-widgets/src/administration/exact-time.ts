import { dateLocale } from '@portal/domain/format';

const clock = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });

/** A time of the audit log or of a queue, to the second in the reader's time zone: `20 Nov 2026, 09:41:05`. */
export const exactTime = (time: string): string => clock.format(new Date(time));
