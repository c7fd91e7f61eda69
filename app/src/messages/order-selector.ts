/** The product selector beside the lines of an order. */
export const orderSelectorMessages = {
  label: (to: string) => `Find parts for this ${to.toLowerCase()}`,
  title: 'Find parts',
  openPage: 'Open on its own page',
  close: 'Close find parts',
};
