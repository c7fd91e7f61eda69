/** Cartridges that the volume calculator proposes. */
export const cartridgesMessages = {
  title: 'Cartridges that hold this volume',
  /** Head of the column of stock in all warehouses together. */
  everywhere: 'Total',
};
