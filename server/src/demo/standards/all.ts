import { mechanicalAnchorFamilies } from './anchors.ts';
import { structuralFamilies } from './as-nzs-1252.ts';
import { asmeHexBoltFamilies } from './asme-b18-2-1.ts';
import { asmeNutFamilies } from './asme-b18-2-2.ts';
import { asmeSocketFamilies } from './asme-b18-3.ts';
import { blindRivetFamilies } from './blind-rivets.ts';
import { chemicalAnchorFamilies } from './chemical-anchors.ts';
import type { Family } from './family.ts';
import { flangeFamilies } from './flanged.ts';
import { hexBoltFamilies } from './iso-hex-bolts.ts';
import { hexNutFamilies } from './iso-hex-nuts.ts';
import { lockNutFamilies } from './iso-lock-nuts.ts';
import { setScrewFamilies } from './iso-set-screws.ts';
import { socketScrewFamilies } from './iso-socket-screws.ts';
import { washerFamilies } from './iso-washers.ts';
import { machineScrewFamilies } from './machine-screws.ts';
import { pinAndClipFamilies } from './pins-and-clips.ts';
import { pipeFamilies } from './pipe-fixings.ts';
import { selfDrillingFamilies } from './self-drilling.ts';
import { shapedNutFamilies } from './shaped-nuts.ts';
import { splitPinFamilies } from './split-pins.ts';
import { sundryFamilies } from './sundries.ts';
import { threadedRodFamilies } from './threaded-rod.ts';
import { timberFixingFamilies } from './timber-fixings.ts';
import { widerWasherFamilies } from './wider-washers.ts';

/** The demo supplier's original range. */
export const families: readonly Family[] = [
  ...hexBoltFamilies,
  ...hexNutFamilies,
  ...lockNutFamilies,
  ...washerFamilies,
  ...socketScrewFamilies,
  ...setScrewFamilies,
  ...asmeHexBoltFamilies,
  ...asmeNutFamilies,
  ...asmeSocketFamilies,
  ...structuralFamilies,
  ...threadedRodFamilies,
  ...selfDrillingFamilies,
  ...blindRivetFamilies,
  ...splitPinFamilies,
  ...mechanicalAnchorFamilies,
  ...chemicalAnchorFamilies,
  ...sundryFamilies,
];

/** Other products of a general merchant, added later. */
export const widerFamilies: readonly Family[] = [
  ...timberFixingFamilies,
  ...machineScrewFamilies,
  ...flangeFamilies,
  ...shapedNutFamilies,
  ...pinAndClipFamilies,
  ...widerWasherFamilies,
  ...pipeFamilies,
];

export const allFamilies: readonly Family[] = [...families, ...widerFamilies];
