export const partEngineeringMessages = {
  strength: 'Strength and tightening',
  limits: 'Limits of size',
  of: (heading: string, part: string) => `${heading} of ${part}`,
  columns: { property: 'Property', value: 'Value', source: 'Source' },
};
