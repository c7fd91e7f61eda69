import type { FeatureRecord } from './types.ts';

const feature = (kind: FeatureRecord['kind'], id: string, words: string): FeatureRecord => ({
  ...{ id, kind, words: words.split(',').map((each) => each.trim()) },
});

/** Heads, points and drives that distinguish parts of one family. A word that belongs to the family's own name is not a feature. */
export const featureRecords: readonly FeatureRecord[] = [
  feature('head', 'hex', 'hex, hex washerhead, hex flange'),
  feature('head', 'wafer', 'wafer, button wafer'),
  feature('head', 'bugle', 'bugle, batten'),
  feature('head', 'pan', 'pan, button'),
  feature('head', 'wing', 'wing'),
  feature('head', 'countersunk', 'countersunk'),
  feature('head', 'large flange', 'large flange, flange, large'),
  feature('head', 'dome', 'dome'),
  feature('head', 'mushroom', 'mushroom'),
  feature('head', 'cheese', 'cheese'),
  feature('head', 'round', 'round'),
  feature('head', 'button', 'button'),
  feature('point', 'cup point', 'cup point, cup, knurled cup'),
  feature('point', 'cone point', 'cone point, cone'),
  feature('point', 'flat point', 'flat point'),
  feature('point', 'dog point', 'dog point, dog'),
  feature('drive', 'phillips', 'phillips'),
  feature('drive', 'pozi', 'pozi'),
  feature('drive', 'torx', 'torx'),
  feature('drive', 'slotted', 'slotted'),
  feature('drive', 'security', 'security'),
  feature('seal', 'seal', 'seal'),
];
