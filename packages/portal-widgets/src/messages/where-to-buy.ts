const stores = (count: number) => `${count} ${count === 1 ? 'store' : 'stores'}`;

export const whereToBuyMessages = {
  place: 'Postcode or suburb',
  unknownPlace: (place: string) => `We couldn’t find ${place}. Try a postcode.`,
  range: 'Product range',
  anyRange: 'Anything',
  rangeOption: (range: string, count: number) => `${range} (${count})`,
  find: 'Find stores',
  /** Followed by buttons with the names of places. */
  otherPlaces: 'Or',
  didYouMean: 'Did you mean',
  loadFailed: 'We couldn’t load the stores.',
  found: stores,
  foundNear: (count: number, place: string) => `${stores(count)}, nearest to ${place} first`,
  none: 'No store sells this. Choose another product range.',
  distances: 'Distances are straight lines.',
  map: (count: number) => `Map of ${stores(count)} in Australia`,
  mapAround: (count: number, suburb: string) => `Map of ${stores(count)} around ${suburb}`,
};
