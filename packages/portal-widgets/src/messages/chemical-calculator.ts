export const chemicalCalculatorMessages = {
  label: 'Holes to fill',
  fields: {
    hole_mm: 'Hole diameter, mm',
    depth_mm: 'Hole depth, mm',
    rod_mm: 'Rod diameter, mm',
    holes: 'Number of holes',
    waste_percent: 'Waste, %',
  },
  cartridge: 'Cartridge, ml',
  cartridgeRange: 'From 10 to 5,000',
  cartridges: 'Cartridges',
  total: 'Total mortar',
  perHole: 'Per hole',
  holesPerCartridge: 'Holes per cartridge',
  millilitres: (amount: string) => `${amount} ml`,
  incomplete: 'Complete the marked fields to see the volume.',
  method:
    'Volume of the gap between hole and rod, times the holes, with waste on top. Follow the hole diameter and depth in the anchor’s assessment.',
  picture: (holeMm: number, depthMm: number, rodMm: number) =>
    `A hole ${holeMm} mm wide and ${depthMm} mm deep with a rod of ${rodMm} mm, in section; mortar fills the gap`,
};
