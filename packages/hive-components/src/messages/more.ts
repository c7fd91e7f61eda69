/** The button that expands a component. */
export const moreMessages = {
  more: 'Show more',
  less: 'Show less',
};
