import type { ProductInformation } from '../catalogue/product.ts';
import { dropInSketch, screwAnchorSketch, sleeveAnchorSketch, wedgeAnchorSketch } from './anchors.ts';
import { eyeBoltSketch, uBoltSketch } from './bent.ts';
import { assemblySketch, hexBoltSketch } from './bolts.ts';
import { dimensions, type Span } from './dimension.ts';
import { type Box, boundsOf, type Figure, join } from './figure.ts';
import { blindRivetSketch, selfDrillingSketch, splitPinSketch } from './fixings.ts';
import { type DimensionText, type Measures, measuresOf } from './measures.ts';
import { capsuleSketch, cartridgeSketch } from './mortar.ts';
import { chamferedWasherSketch, flatWasherSketch, hexNutSketch, springWasherSketch, strutSketch } from './nuts.ts';
import { circlipSketch, hoseClampSketch, springPinSketch } from './rings.ts';
import { rodSketch, studSketch } from './rods.ts';
import { coachScrewSketch, cupHeadSketch, flangeBoltSketch, machineScrewSketch, woodScrewSketch } from './screws.ts';
import { domeNutSketch, flangeNutSketch, rivetNutSketch, wingNutSketch } from './shaped-nuts.ts';
import type { Draw } from './sketch.ts';
import { setScrewSketches, socketButtonSketch, socketCapSketch, socketSunkSketch } from './socket-screws.ts';

/** Drawing function by the `image` of a part (PART-12). */
const families = {
  'hex-bolt': hexBoltSketch,
  'hex-screw': hexBoltSketch,
  'structural-assembly': assemblySketch,
  'socket-cap-screw': socketCapSketch,
  'socket-button-screw': socketButtonSketch,
  'socket-countersunk-screw': socketSunkSketch,
  'set-screw-flat': setScrewSketches.flat,
  'set-screw-cone': setScrewSketches.cone,
  'set-screw-dog': setScrewSketches.dog,
  'set-screw-cup': setScrewSketches.cup,
  'cup-head-bolt': cupHeadSketch,
  'flange-bolt': flangeBoltSketch,
  'coach-screw': coachScrewSketch,
  'wood-screw': woodScrewSketch,
  'machine-screw-pan': machineScrewSketch(false),
  'machine-screw-countersunk': machineScrewSketch(true),
  'dome-nut': domeNutSketch,
  'wing-nut': wingNutSketch,
  'flange-nut': flangeNutSketch,
  'rivet-nut': rivetNutSketch,
  'spring-pin': springPinSketch,
  'circlip-external': circlipSketch(false),
  'circlip-internal': circlipSketch(true),
  'hose-clamp': hoseClampSketch,
  'hex-nut': hexNutSketch,
  'hex-nut-thin': hexNutSketch,
  'nyloc-nut': hexNutSketch,
  'cone-lock-nut': hexNutSketch,
  'flat-washer': flatWasherSketch,
  'chamfered-washer': chamferedWasherSketch,
  'spring-washer': springWasherSketch,
  'threaded-rod': rodSketch,
  'self-drilling-hwf': selfDrillingSketch('hwf'),
  'self-drilling-waf': selfDrillingSketch('waf'),
  'self-drilling-bug': selfDrillingSketch('bug'),
  'self-drilling-wng': selfDrillingSketch('wng'),
  'self-drilling-pan': selfDrillingSketch('pan'),
  'blind-rivet': blindRivetSketch(false),
  'blind-rivet-l': blindRivetSketch(false),
  'blind-rivet-k': blindRivetSketch(true),
  'split-pin': splitPinSketch,
  'eye-bolt': eyeBoltSketch,
  'u-bolt': uBoltSketch,
  'strut-channel': strutSketch,
  'anchor-wedge': wedgeAnchorSketch,
  'anchor-sleeve': sleeveAnchorSketch,
  'anchor-drop-in': dropInSketch,
  'anchor-screw': screwAnchorSketch,
  'chemical-stud': studSketch,
  'chemical-capsule': capsuleSketch,
  'chemical-cartridge': cartridgeSketch,
} as const satisfies Readonly<Record<string, Draw>>;
export type DrawnFamily = keyof typeof families;
export const drawnFamilies = Object.keys(families) as readonly DrawnFamily[];

/** Family by the words of a category name, for parts whose image has no drawing. */
const byWords: readonly (readonly [RegExp, DrawnFamily])[] = [
  [/counters|csk/i, 'socket-countersunk-screw'],
  [/socket|grub/i, 'socket-cap-screw'],
  [/nut/i, 'hex-nut'],
  [/washer/i, 'flat-washer'],
  [/rod|stud/i, 'threaded-rod'],
  [/drill|screw/i, 'self-drilling-hwf'],
  [/anchor/i, 'anchor-wedge'],
  [/rivet/i, 'blind-rivet'],
  [/pin/i, 'split-pin'],
];

export interface DrawnPart {
  /** Name of the family's image, such as `hex-bolt`; words of the product type work too. */
  readonly image: string;
  readonly dimensions: readonly DimensionText[];
  /** Such as `M16`; labels a thread whose diameter is shown. */
  readonly size?: string;
}

const isFamily = (image: string): image is DrawnFamily => Object.hasOwn(families, image);

/** Returns the family of an image, otherwise the one that its words match best. */
export function familyOf(image: string): DrawnFamily {
  return isFamily(image) ? image : (byWords.find(([words]) => words.test(image))?.[1] ?? 'hex-bolt');
}

/** How many dimensions are drawn: none under 200 px, one in a grid, five in the panel, otherwise all. */
export const dimensionAmounts = { none: 0, one: 1, five: 5, all: Number.POSITIVE_INFINITY } as const;
export type DimensionAmount = keyof typeof dimensionAmounts;

export interface DrawingOptions {
  /** Size of the field in px; the drawing is scaled to fit. */
  readonly width: number;
  readonly height: number;
  readonly amount: DimensionAmount;
  /** `symbols` writes `l 80`, as the standard's table does; `figures` writes `80`. */
  readonly labels?: 'figures' | 'symbols';
  /** px per millimetre; by default the largest that fits. */
  readonly scale?: number;
}

export interface PartDrawing {
  readonly figure: Figure;
  readonly box: Box;
  /** px per millimetre. */
  readonly scale: number;
  readonly interrupted: boolean;
  readonly unit: Measures['unit'];
}

/** Maximum scale in px per millimetre, however small the part is. */
const largest = 14;

function draw(part: DrawnPart, scale: number, { amount, labels = 'figures' }: DrawingOptions): PartDrawing {
  const measures = measuresOf(part.dimensions);
  const { body, spans, interrupted = false } = families[familyOf(part.image)](measures, (mm) => mm * scale);
  const named = (span: Span) => (span.symbol === 'd' && /^M\d/.test(part.size ?? '') ? (part.size ?? '') : span.text);
  const shown = spans.slice(0, dimensionAmounts[amount]).map((span) => ({
    ...span,
    text: labels === 'symbols' ? `${span.symbol} ${named(span)}` : named(span),
  }));
  const figure = join(body, dimensions(shown));
  return { figure, box: boundsOf(figure), scale, interrupted, unit: measures.unit };
}

const widthOf = ([left, , right]: Box) => right - left;
const heightOf = ([, top, , bottom]: Box) => bottom - top;

/**
 * Draws a part from its own dimensions (PART-12): horizontal, head on the left, thread on the right, end view to the right (look rule 7).
 * Line widths and labels do not scale, so the scale that fills the field is found by a few iterations.
 */
export function partDrawing(part: DrawnPart, options: DrawingOptions): PartDrawing {
  if (options.scale !== undefined) return draw(part, options.scale, options);
  let scale = 2;
  let drawing = draw(part, scale, options);
  for (let step = 0; step < 6; step += 1) {
    const factor = Math.min(options.width / widthOf(drawing.box), options.height / heightOf(drawing.box));
    scale = Math.min(largest, Math.max(0.05, scale * factor));
    drawing = draw(part, scale, options);
  }
  // Elements that do not scale may still make it slightly too large.
  const over = Math.max(widthOf(drawing.box) / options.width, heightOf(drawing.box) / options.height);
  return over > 1.01 ? draw(part, scale / over ** 1.5, options) : drawing;
}

/** Returns the largest scale at which all these parts fit into fields of one size, for drawings to be compared. */
export function commonScale(parts: readonly DrawnPart[], options: Omit<DrawingOptions, 'scale'>): number {
  return Math.min(largest, ...parts.map((part) => partDrawing(part, options).scale));
}

/** Returns the drawing's input from a part's product information. */
export function drawnPart({ facts, dimensions }: Pick<ProductInformation, 'facts' | 'dimensions'>): DrawnPart {
  const image = facts?.image || facts?.product_type || '';
  return { image, dimensions, ...(facts?.thread ? { size: facts.size } : {}) };
}
