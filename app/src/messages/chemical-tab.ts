export const chemicalTabMessages = {
  setQuantity: (count: number) => `Make it ${count}`,
  add: (count: number) => `Add ${count} to the order`,
};
