export const filterBarMessages = { label: 'Filters', applied: 'Applied filters', clear: 'Clear all' };
