/** Ids of the elements that the steps of the guided tour outline (SHELL-07). */
export const tourTargets = {
  tabs: 'order-tabs',
  add: 'entry-line',
  notes: 'order-lines',
  confirm: 'order-side',
  find: 'site-header',
} as const;
