export const chemicalVolumeMessages = {
  title: 'Chemical volume',
  lead: 'How much chemical anchor your holes need, and how many cartridges to buy.',
  ofPart: {
    setQuantity: (count: number) => `Make it ${count}`,
    add: (count: number) => `Add ${count} to the order`,
  },
};
