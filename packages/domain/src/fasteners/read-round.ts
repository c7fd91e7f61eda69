import { fraction, inches, measureOf } from './measures.ts';
import { either, sequence } from './patterns.ts';
import { type Draft, span } from './read-length.ts';
import type { WorkingText } from './working-text.ts';

/** The clamping range of a hose clamp: `16-25`, `32 to 50 mm`. */
const clampingRange = /(?<![\w./])(\d{1,3})\s*(?:mm)?\s*(?:-|to)\s*(\d{1,3})\s*(?:mm)?(?![\w./]|\.\d)/;
/** One diameter; 304 and 316 are its steel. */
const clamped = /(?<![\w./])(?!(?:304|316)(?!\d))(\d{1,3})\s*(?:mm)?(?![\w./]|\.\d)/;
/** One diameter in inches: `1 inch`, `1-1/2"`. */
const clampedInches = new RegExp(sequence(/(?<![\w./])/, `(${either(fraction, /\d(?:\.\d+)?/)})`, /\s*/, inches));
/** The diameter of a shaft or bore, and the thickness of its ring. */
const ringSize = /(?<![\w./#])(?:[aj](?=\d))?(\d{1,3})\s*(?:mm)?(?:\s*x\s*\d(?:[.,]\d+)?\s*(?:mm)?)?(?![\w./])/;

/** Reads the diameter of a circlip or the range of a hose clamp and removes it from the text. Neither has a thread or a length. */
export function readRound(text: WorkingText, draft: Draft, kind: 'range' | 'ring'): boolean {
  const ofInches = kind === 'range' ? clampedInches.exec(text.rest) : null;
  const hose = measureOf(ofInches?.[1] ?? '', true);
  if (ofInches && hose) {
    const mm = Math.round(hose.mm);
    draft.size = { ...span(ofInches.index, ofInches[0]), text: `${mm} mm`, mm, system: 'plain', confidence: 0.8 };
    text.take(draft.size);
    return true;
  }
  const match =
    kind === 'range' ? (clampingRange.exec(text.rest) ?? clamped.exec(text.rest)) : ringSize.exec(text.rest);
  if (!match) return false;
  const [whole, from = '', to] = match;
  draft.size = {
    ...span(match.index, whole),
    text: to === undefined ? `${from} mm` : `${from}–${to} mm`,
    mm: to === undefined || kind === 'ring' ? Number(from) : Number(from) * 1000 + Number(to),
    system: 'plain',
    confidence: 0.9,
  };
  text.take(draft.size);
  return true;
}
