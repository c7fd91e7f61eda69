const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** PREF-05: words of dates and times. */
export const dateMessages = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  justNow: 'just now',
  yesterday: 'yesterday',
  today: 'today',
  tomorrow: 'tomorrow',
  ahead: (count: number, unit: 'minute' | 'hour' | 'day') => `in ${counted(count, unit)}`,
  ago: (count: number, unit: 'minute' | 'hour' | 'day') => `${counted(count, unit)} ago`,
} as const;
