/** The past and future steps of an order. */
export const orderTimelineMessages = {
  label: 'Progress of the order',
};
