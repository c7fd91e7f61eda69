export const partDrawingMessages = {
  label: (part: string) => `Drawing of ${part}`,
  labelWithSizes: (part: string, sizes: string, unit: 'in' | 'mm') =>
    `Drawing of ${part}: ${sizes} ${unit === 'in' ? 'inches' : 'millimetres'}`,
  scale: (unit: 'in' | 'mm') => `${unit === 'in' ? 'Inches' : 'Millimetres'}, to scale`,
  interrupted: 'Length shown with a break',
  print: 'Print drawing',
  download: (format: string) => `Download drawing as ${format}`,
  dimensionsOf: (part: string) => `Dimensions of ${part}`,
  columns: { symbol: 'Symbol', dimension: 'Dimension', value: 'Value' },
};
