import { measure, measureOf, number, times, trim } from './measures.ts';
import { captured, either, oneOf, optional, sequence } from './patterns.ts';
import { afterLength, type Draft, setLength, span } from './read-length.ts';
import { isPitch, metricPitches } from './threads.ts';
import type { SizeKind } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** Not within another number, a fraction, a code or a measure in inches. */
const notWithin = /(?<![\w./#"])/;
const diameterWord = /dia(?:m(?:eter)?)?/.source;

/** `12 x 50 long`, `6 mm x 1.5 x 20`, `dia 10 x 30`: two or three dimensions; the first is the diameter, the bore or the side. */
const plainDims = new RegExp(
  sequence(
    notWithin,
    /(?:(?:m|dia\.?)\s?)?/,
    captured('first', number),
    /\s*(?<unit>mm)?/,
    sequence(times, captured('second', measure), afterLength),
    optional(times, captured('third', measure)),
  ),
);

/** Millilitres of usual cartridges, which buyers name without a unit: `epoxy 585`. */
const cartridgeVolumes = [
  ...['150', '165', '280', '300', '345', '360', '380', '400', '410', '420', '585', '600', '825'],
] as const;
const volumes = new RegExp(sequence(/(?<![\w.])/, `(${oneOf(cartridgeVolumes)})`, /(?![\w.])/));
/** `300 ml`. */
const millilitres = /(?<![\w.])(\d{2,4})\s*(?:ml|cc)(?![a-z])/;

/** `12 mm`, but not `12 mm long`. */
const diameterInMm = sequence(
  sequence(notWithin, /(?<!(?:long|length|lg)\s*)/, /(?:dia\.?\s*)?/, captured('inMm', number)),
  /\s*mm(?![a-z])(?!\s*(?:long|lg|length))/,
);
/** `dia 12`, `d = 12`, `ø12`. */
const diameterBehindWord = sequence(
  either(sequence(/(?<![a-z])/, diameterWord, /\.?\s*/), /(?<![a-z])d\s*[=:]\s*/, /ø\s?/),
  sequence(captured('behindWord', number), /(?![\w./])/),
);
/** `12 dia`. */
const diameterBeforeWord = sequence(notWithin, captured('beforeWord', number), /\s*/, diameterWord, /(?![a-z])/);
const diameterAlone = new RegExp(either(diameterInMm, diameterBehindWord, diameterBeforeWord));
/** `5` of a rivet or pin. */
const figureAlone = /(?<![\w./#"])(\d{1,2}(?:\.\d)?)(?![\w./"])/;

/** `4-3` of a blind rivet: its diameter in 32nds and its longest grip in 16ths of an inch. */
const rivetCode = /(?<![\w./#-])([3-8])-\d{1,2}(?![\w./-])/;
/** `SD64BS`, `AD42H`, `73AS64`: the same figures behind the letters for material and head of the American codes. */
const rivetCodeOfLetters = /(?<![a-z0-9])(?:(?:ss?|a|c|m)[dk]|7[3-5]a?[as]s?)([3-8])\d{1,2}[a-z]{0,5}(?![\w.])/;
const namesRivet = /rivet|(?<![a-z])pops?(?![a-z])/;
/** Diameters of blind rivets in mm. */
const rivetDiameters = ['2.4', '3.0', '3.2', '4.0', '4.8', '5.0', '6.0', '6.4'] as const;
/** `rivets 4.8 large flange 12mm`: one of these is the diameter, whatever stands between it and the length. */
const rivetDiameter = new RegExp(
  sequence(/(?<![\w./#-])/, `(${oneOf(rivetDiameters)})`, /(?:\s*mm)?(?![\w./]|\s*(?:long|lg|grip))/),
);

/** `4.8 rivets 16mm`. */
const diameterThenLength = /(?<![\w./#])(\d\.\d)\s*(?:mm)?\s+[a-z][a-z ]*\s(\d{1,3})\s*mm(?![\w.])/;

/** `through bolt 10 90`: a size of thread and a longer figure behind a word. */
const sizeThenLength = /(?<=[a-z]\s)(6|8|10|12|14|16|20|24|30)\s(\d{2,3})(?:\s*mm)?(?![\w./"-]|\s*[x*])/;
/** `dynabolt 12`: anchors are named by the hole that is drilled. */
const anchorAlone = /(?<![\w./#"])(5|6|8|10|12|16|20|24)\s*$/;

/** Unistrut's numbers of channels by their sides in mm. */
const channelCodes: Readonly<Record<string, readonly [number, number]>> = {
  p1000: [41, 41],
  p2000: [41, 41],
  p3300: [41, 21],
  p4000: [41, 21],
};
const channelCode = /(?<![a-z0-9])(p[1-4][03]00)t?(?![a-z0-9])/;

/** Reads sizes without a thread: diameters of rivets and pins, washers by bore, channel, volumes. Returns whether it found one. */
export function readPlain(text: WorkingText, draft: Draft, of: SizeKind): boolean {
  // Sleeve anchors for a hole of 6.5 mm have an M6 thread.
  if (of === 'anchor') text.rest = text.rest.replace(/(?<![\w./])6\.5(?![\d./])/, '6  ');
  const kind = of === 'wood' || of === 'anchor' ? 'threaded' : of;
  return (
    readVolume(text, draft, kind) ||
    readChannelCode(text, draft, kind) ||
    readRivetCode(text, draft, kind) ||
    readDimensions(text, draft, kind) ||
    (kind === 'threaded' && readThreadAndLength(text, draft)) ||
    (kind === 'pin' && readDiameterAndLength(text, draft)) ||
    readDiameter(text, draft, { kind, isAnchor: of === 'anchor' })
  );
}

/** `300 ml`, or `585` of a cartridge. */
function readVolume(text: WorkingText, draft: Draft, kind: SizeKind): boolean {
  const volume = millilitres.exec(text.rest) ?? (kind === 'volume' ? volumes.exec(text.rest) : null);
  if (!volume || kind === 'threaded') return false;
  draft.size = {
    ...span(volume.index, volume[0]),
    text: `${volume[1]} ml`,
    mm: Number(volume[1]),
    system: 'plain',
    confidence: 1,
  };
  text.take(draft.size);
  return true;
}

function readChannelCode(text: WorkingText, draft: Draft, kind: SizeKind): boolean {
  const code = kind === 'channel' ? channelCode.exec(text.rest) : null;
  const sides = channelCodes[code?.[1] ?? ''];
  if (!code || !sides) return false;
  const [width, height] = sides;
  draft.size = {
    ...span(code.index, code[0]),
    ...{ text: `${width} x ${height}`, mm: width * 1000 + height, system: 'plain', confidence: 0.9 },
  };
  // The code stays, because it also names the family.
  return true;
}

function readRivetCode(text: WorkingText, draft: Draft, kind: SizeKind): boolean {
  if (kind !== 'pin' || !namesRivet.test(text.text)) return false;
  const code = rivetCode.exec(text.rest) ?? rivetCodeOfLetters.exec(text.rest);
  if (!code) return false;
  const mm = Math.round((Number(code[1]) / 32) * 254) / 10;
  draft.size = { ...span(code.index, code[0]), text: `${mm.toFixed(1)} mm`, mm, system: 'plain', confidence: 0.9 };
  text.take(draft.size);
  return true;
}

/** `12 x 50 long`, `41 x 21 x 6000`. Two figures of a threaded part are a size only if the first is the diameter of a metric thread. */
function readDimensions(text: WorkingText, draft: Draft, kind: SizeKind): boolean {
  const found = plainDims.exec(text.rest);
  if (!found) return false;
  const [whole] = found;
  const { first = '', unit, second: secondText = '', third } = found.groups ?? {};
  const size = Number(first.replace(',', '.'));
  const second = measureOf(secondText);
  if (!second || (kind === 'threaded' && metricPitches[trim(size)] === undefined)) return false;
  const start = found.index;
  let end = start + whole.length;
  draft.size = {
    start,
    end: start + first.length,
    system: kind === 'threaded' ? 'metric' : 'plain',
    confidence: unit || kind !== 'threaded' ? 0.9 : 0.8,
    text: dimensionText(kind, size, second.mm),
    mm: kind === 'channel' ? size * 1000 + second.mm : size,
  };
  const setThird = () => {
    if (third !== undefined) setLength(draft, start + whole.lastIndexOf(third), third, false);
  };
  if (kind === 'washer') draft.dimensions.push(second.mm, ...(third === undefined ? [] : [measureOf(third)?.mm ?? 0]));
  else if (kind === 'channel') setThird();
  else if (!second.hasUnit && third !== undefined && isPitch(trim(size), second.mm, true)) {
    draft.pitch = second.mm;
    setThird();
  } else {
    setLength(draft, start + whole.indexOf(secondText, first.length), secondText, false);
    // The third figure is neither a length nor a pitch: it stays in the text.
    if (third !== undefined)
      end = start + whole.length - (/(?:\s*(?:x|\*|by|×)\s*)[^x*]*$/.exec(whole)?.[0].length ?? 0);
  }
  text.take({ start, end });
  return true;
}

function dimensionText(kind: SizeKind, size: number, second: number): string {
  if (kind === 'channel') return `${trim(size)} x ${trim(second)}`;
  return kind === 'threaded' ? `M${trim(size)}` : `${trim(size)} mm`;
}

/** `through bolt 10 90`. */
function readThreadAndLength(text: WorkingText, draft: Draft): boolean {
  const found = sizeThenLength.exec(text.rest);
  if (!found || Number(found[2]) <= Number(found[1])) return false;
  const [whole, figure = '', length = ''] = found;
  draft.size = {
    ...span(found.index, figure),
    text: `M${figure}`,
    mm: Number(figure),
    system: 'metric',
    confidence: 0.7,
  };
  setLength(draft, found.index + figure.length + 1, length, false, 0.5);
  text.take(span(found.index, whole));
  return true;
}

/** `4.8 rivets 16mm`: the diameter of a rivet or pin before its name, and a longer figure in mm behind it. */
function readDiameterAndLength(text: WorkingText, draft: Draft): boolean {
  const found = diameterThenLength.exec(text.rest);
  if (!found || Number(found[1]) >= Number(found[2])) return false;
  const [whole, figure = '', length = ''] = found;
  draft.size = {
    ...span(found.index, figure),
    text: `${trim(Number(figure))} mm`,
    mm: Number(figure),
    system: 'plain',
    confidence: 0.8,
  };
  const at = found.index + whole.lastIndexOf(length);
  setLength(draft, at, length, false);
  text.take(draft.size);
  text.take({ start: at, end: found.index + whole.length });
  return true;
}

/** `12 mm`, `dia 12`; also a bare figure of a rivet, pin or anchor. */
function readDiameter(
  text: WorkingText,
  draft: Draft,
  { kind, isAnchor }: { readonly kind: SizeKind; readonly isAnchor: boolean },
): boolean {
  const isRivet = kind === 'pin' && namesRivet.test(text.text);
  const found =
    (isRivet ? rivetDiameter.exec(text.rest) : null) ??
    diameterAlone.exec(text.rest) ??
    (kind === 'pin' ? figureAlone.exec(text.rest) : null) ??
    (isAnchor ? anchorAlone.exec(text.rest) : null);
  if (!found) return false;
  const { inMm, behindWord, beforeWord } = found.groups ?? {};
  const size = Number((inMm ?? behindWord ?? beforeWord ?? found[1] ?? '').replace(',', '.'));
  if (kind === 'threaded' && metricPitches[trim(size)] === undefined) return false;
  const isThread = kind === 'threaded' || kind === 'washer';
  draft.size = {
    ...span(found.index, found[0]),
    text: isThread ? `M${trim(size)}` : `${trim(size)} mm`,
    mm: size,
    confidence: 0.8,
    system: isThread ? 'metric' : 'plain',
  };
  text.take(draft.size);
  return true;
}
