export const dateFieldMessages = {
  placeholder: 'dd/mm/yyyy',
  invalid: 'Type a date, such as 30/11/2026',
  tooEarly: (first: string) => `Must be ${first} or later`,
  tooLate: (last: string) => `Must be ${last} or earlier`,
  choose: (label: string) => `Choose a day: ${label}`,
  /** Monday first (PREF-05). */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  noDayThere: 'No day in this period can be chosen',
  outOfRange: 'Out of range',
  today: 'Today',
  todayNotAllowed: 'Today cannot be chosen',
};
