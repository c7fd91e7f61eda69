export const homePageMessages = {
  hero: {
    title: 'Fasteners to the drawing, on site tomorrow.',
    /** `count` is null while it is unknown. */
    lead: (count: string | null) =>
      `${count === null ? 'Every part' : `${count} parts, each`} with its dimensions, its stock in every warehouse and your contract price beside it.`,
    search: 'Code, size or words',
    searchExample: 'M16 × 80',
    tryThese: 'Try',
    examples: ['M16 × 80 8.8 galv', 'nyloc M10', 'csk M6'],
    joint: 'A bolted joint before tightening: hex bolt M16 by 60, washers, two plates of 12 mm in section, hex nut',
    legend: [
      { name: 'Hex bolt', detail: 'ISO 4014, M16 × 60' },
      { name: 'Flat washer', detail: 'ISO 7089, M16' },
      { name: 'Plate', detail: '12 mm, in section' },
      { name: 'Hex nut', detail: 'ISO 4032, M16' },
    ],
  },
  ordering: {
    label: 'Ordering',
    list: { name: 'Order from a list', detail: 'Paste codes and quantities in any format' },
    quickQuote: { name: 'Quick quote', detail: 'Your price and stock, without an order' },
    orders: { name: 'Your orders', detail: 'Open, confirmed and submitted' },
  },
  families: {
    title: 'Product families',
    scale: 'Each drawn as its M12 part, all at one scale. Millimetres.',
  },
};
