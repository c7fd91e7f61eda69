import { measure, measureOf, times, trim } from './measures.ts';
import { captured, either, oneOf, optional, sequence } from './patterns.ts';
import { afterLength, type Draft, setLength } from './read-length.ts';
import { isPitch } from './threads.ts';
import type { WorkingText } from './working-text.ts';

/** `boltM12`: the size is written onto the word. */
const nouns = ['bolt', 'screw', 'nut', 'washer', 'rod', 'stud', 'anchor'] as const;
/** The `M` begins a word, unless the word before it or `4 x` of a quantity that has been read is written onto it. */
const sizeStart = either(/(?<![a-z0-9.])/, /(?<=~[x*])/, `(?<=${oneOf(nouns)}s?)`);
/** `M12`, `M 2,5`, `M8 mm`. */
const size = sequence(/m[\s-]?/, captured('figure', /\d{1,3}(?:[.,]\d{1,2})?/), /(?![0-9])(?:\s*mm(?![a-z]))?/);
/** What joins the size to a pitch or length. */
const joint = either(
  times,
  // `M12-50`, `M12 - 50 x 100`, `M12/50`, `M12 (50)`.
  /-(?=\d)/,
  /\s*-\s*(?=\d+(?:\.\d+)?\s*x)/,
  /\s*\((?=\d)/,
  /\/(?=\d)/,
  // `M12 1.25 x 50`, `M12 1.25p`: only a pitch has a point.
  /\s+(?=\d\.\d+\s*x|\d\.\d+\s*p)/,
);
/** `1.25P`, `1.5 pitch`. */
const pitchWord = /\s*(?:p|pitch)(?![a-z])/;
/** `x 1.25p`, `x 50 long`: a pitch or a length. */
const pitchOrLength = sequence(joint, captured('first', measure), /\)?/, optional(pitchWord), afterLength);
/** `x 50 long`: the length behind a pitch. */
const lengthBehindPitch = sequence(times, captured('second', measure), afterLength);
/** `x 30-N` of CAD libraries: the length of the thread. */
const lengthOfThread = sequence(times, captured('third', measure), /(?:\s*-?\s*n(?![a-z]))?/);
/** `M12 x 50 --30N`: the same in another notation. */
const dashedThread = /\s*-{2,}\s*\d+\s*[a-z]?(?![a-z0-9])/;
const metric = new RegExp(
  sequence(
    sizeStart,
    size,
    optional(pitchOrLength),
    optional(lengthBehindPitch),
    optional(lengthOfThread),
    optional(dashedThread),
  ),
);

/** Reads a metric thread with its pitch and length, or the dimensions of a washer, and removes them from the text. */
export function readMetric(text: WorkingText, draft: Draft, washer: boolean): boolean {
  const match = metric.exec(text.rest);
  if (!match) return false;
  const [whole] = match;
  const { figure = '', first, second, third } = match.groups ?? {};
  const name = trim(Number(figure.replace(',', '.')));
  if (Number(name) < 1 || Number(name) > 150) return false;
  const start = match.index;
  let end = start + whole.length;
  draft.size = {
    start,
    end: start + 1 + figure.length,
    text: `M${name}`,
    mm: Number(name),
    system: 'metric',
    confidence: 1,
  };
  const given = [first, second, third].filter((each): each is string => each !== undefined);
  let from = start + 1 + figure.length;
  const placed = given.map((each) => {
    const at = text.rest.indexOf(each, from);
    from = at + each.length;
    return { text: each, at };
  });
  for (const [i, each] of placed.entries()) {
    const found = measureOf(each.text);
    if (!found) continue;
    // `M5 x 0.8 mm`: no screw is that short.
    const mayBePitch = !found.hasUnit || (!found.inches && found.mm <= Number(name) * 0.3);
    if (i === 0 && mayBePitch && draft.pitch === null && isPitch(name, found.mm, placed.length > 1 && !washer)) {
      draft.pitch = found.mm;
    } else if (washer) {
      // `bonded washers M14 x 10`: no washer is smaller than its thread, so the number is a quantity.
      if (i === 0 && found.mm <= Number(name)) {
        end = each.at;
        break;
      }
      draft.dimensions.push(found.mm);
    } else if (draft.length === null) setLength(draft, each.at, each.text, false);
    else {
      // `M12 x 50 x 100`: the third number is a thread length in CAD notation (`-n`), otherwise a quantity, which is read later.
      if (!/-\s*n\s*$/.test(whole)) end = each.at;
      break;
    }
  }
  if (end < start + whole.length) {
    const cut = /(?:x|\*|by)\s*$/.exec(text.rest.slice(start, end));
    if (cut) end = start + cut.index;
  }
  text.take({ start, end });
  return true;
}
