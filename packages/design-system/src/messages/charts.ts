export const chartMessages = {
  plot: (label: string) => `${label}, chart. Use the arrow keys to read its values.`,
  series: 'Series',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  empty: 'Nothing to show yet.',
  none: 'none',
  noneInTable: 'None',
  sparkline: {
    empty: 'No values yet',
    noValues: 'no values',
    now: (value: string) => `now ${value}`,
    value: 'Value',
  },
};
