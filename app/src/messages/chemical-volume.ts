export const chemicalVolumeMessages = {
  title: 'Chemical volume',
  lead: 'How much chemical anchor your holes need, and how many cartridges to buy.',
};
