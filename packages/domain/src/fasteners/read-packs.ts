import { captured, either, oneOf, sequence } from './patterns.ts';
import { packs } from './quantity-words.ts';
import type { QuantityReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** `2 boxes`, `please send a box`: packs at the start, with a few words before them. */
const packsAtStart = sequence(/^\W*(?:[a-z]+\s+){0,3}/, captured('many', /\d{1,3}|a|one/), /\s+/, packs);
const packsFirst = new RegExp(packsAtStart);
/** `(500 box)`, `100 per pack`, `200/bag`: what a pack holds, at the end. */
const heldAtEnd = sequence(
  sequence(/\(?\s*/, captured('each', /\d{2,5}/), /\s*(?:\/|per|x|in an?)?\s*/),
  sequence(packs, /\s*\)?\s*$/),
);
/** `2 boxes 12g x 45 teks (500 box)`: packs, and how many are in each. */
const packsAndSize = new RegExp(sequence(packsAtStart, /\s.*?/, heldAtEnd));

function readPacksAndSize(text: WorkingText): QuantityReading | null {
  const { many = '', each = '' } = packsAndSize.exec(text.rest)?.groups ?? {};
  if (each === '') return null;
  const end = text.rest.trimEnd().length;
  const start = text.rest.lastIndexOf(each);
  text.take({ start, end });
  const head = packsFirst.exec(text.rest)?.[0] ?? '';
  text.take({ start: 0, end: head.length });
  const amount = (Number(many) || 1) * Number(each);
  return { start, end, text: String(amount), amount, unit: '', confidence: 0.9 };
}

/** `Pack of 100`. */
const packOf = sequence(packs, /\s*(?:of\s+)?/, captured('each', /\d{2,5}/), /(?!\d)/);
/** `Qty: 2`, `x 2`. */
const labelledPacks = sequence(/(?:qty|quantity|x)\s*[:=.]?\s*/, captured('labelled', /\d{1,4}/));
/** `, 2 packs`. */
const countedPacks = sequence(/[,;]\s*/, captured('counted', /\d{1,4}/), /\s*/, packs, /\.?/);
/** `Pack of 100 (Qty: 2)`: what one pack holds, and how many packs. */
const packsOfMany = new RegExp(sequence(packOf, /.*?/, either(labelledPacks, countedPacks), /\s*\)?\s*$/));

const buckets = ['bucket', 'tub', 'pail'] as const;
/** `, 250 pcs` at the end. */
const piecesAtEnd = /(?=\s.*,\s*\d{2,5}\s*(?:pcs?|ea|off)?\s*$)/;
/** `1 bucket of 14g x 100 screws, 250`: the pieces stand behind the comma. */
const onePackOf = new RegExp(sequence(/^\W*(?:1|an?|one)\s+/, either(packs, oneOf(buckets)), /\s+of/, piecesAtEnd));

function readPacksOfMany(text: WorkingText): QuantityReading | null {
  text.takeMatch(onePackOf);
  const match = packsOfMany.exec(text.rest);
  if (!match) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  text.take(span);
  const { each, labelled, counted } = match.groups ?? {};
  const amount = Number(each) * Number(labelled ?? counted);
  return { ...span, text: String(amount), amount, unit: '', confidence: 0.95 };
}

/** Reads how many packs and what each holds, as pieces, and removes both from the text. */
export const readPacks = (text: WorkingText): QuantityReading | null => readPacksAndSize(text) ?? readPacksOfMany(text);
