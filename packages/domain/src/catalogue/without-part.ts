import type { FastenerItem, FastenerReading } from '../fasteners/types.ts';
import { searchReadingMessages } from '../messages/search-reading.ts';
import type { FoundItem } from './find-parts.ts';
import { anyOf, kindOfFeature, lengthScore, sizeScore } from './part-scores.ts';
import type { SearchIndex } from './search-index.ts';

const isHead = (feature: string): boolean => ['head', 'point'].includes(kindOfFeature.get(feature) ?? '');

/** Whether the family's names include the feature, as `countersunk` of a countersunk screw, so that its parts need not state it. */
const namedBy = ({ parts }: SearchIndex, feature: string, family: string | null): boolean =>
  (parts.lexicon.family.get(family ?? '')?.words ?? []).some((words) => words.split(' ').includes(feature));

/**
 * Returns what a part lacks of one item of a reading, as typed. With `strict`, only a finish that the words name counts, not the other
 * finishes that the words are also used for.
 */
export function withoutPart(
  index: SearchIndex,
  reading: FastenerReading,
  item: FastenerItem,
  row: number,
  strict = false,
): string[] {
  const { parts, list } = index;
  const missing: string[] = [];
  const size = parts.sizes[parts.size[row] ?? 0];
  const detail = parts.details[parts.detail[row] ?? 0];
  const { family } = parts.kinds[parts.kind[row] ?? 0] ?? { family: null };
  const thread = parts.threads[list.columns.thread[row] ?? 0];
  const finish = parts.finishes[list.columns.finish[row] ?? 0] ?? '';
  const { series, pitch, leftHand } = item.thread;
  const description = list.description[row] ?? '';
  if (item.size && size && sizeScore(item, size, true) === 0) missing.push(item.size.text);
  if (item.length && lengthScore(item, parts.lengths[list.columns.length[row] ?? 0] ?? 0, true) === 0) {
    missing.push(item.length.text);
  }
  if (series !== null && thread && thread.series !== null && thread.series !== series) missing.push(series);
  const [, written] = /^\D*M[\d.]+ × (\d(?:\.\d+)?) ?(?:×|,|$)/.exec(description) ?? [];
  if (series === 'fine' && pitch !== null && thread?.series === 'fine' && written !== String(pitch)) {
    missing.push(searchReadingMessages.pitch(pitch));
  }
  if (leftHand && !/left|\bLH\b/i.test(description)) missing.push(searchReadingMessages.leftHand);
  if (item.role === 'washer') {
    for (const each of item.dimensions) {
      if (!description.includes(`× ${each}`)) missing.push(searchReadingMessages.millimetres(each));
    }
  }
  if (item.families[0] === 'u_bolt') {
    for (const each of item.dimensions) {
      if (!description.includes(` ${each} NB `)) missing.push(searchReadingMessages.nominalBore(each));
    }
  }
  if (detail) {
    if (item.materials.length > 0 && !anyOf(item.materials, detail.materials)) missing.push(item.materials[0] ?? '');
    if (item.strengths.length > 0 && detail.strengths.length > 0 && !anyOf(item.strengths, detail.strengths)) {
      missing.push(item.strengths[0] ?? '');
    }
    for (const feature of item.features) {
      const alike = detail.features.filter((each) => kindOfFeature.get(each) === kindOfFeature.get(feature));
      if (alike.length > 0 ? !alike.includes(feature) : isHead(feature) && !namedBy(index, feature, family))
        missing.push(feature);
    }
    if (item.coating !== null && detail.coating !== null && item.coating !== detail.coating) {
      missing.push(searchReadingMessages.ofClass(item.coating));
    }
  }
  const finishes = strict ? item.finishes.slice(0, 1) : item.finishes;
  if (finishes.length > 0 && !finishes.includes(finish)) {
    const typed = reading.known.filter(({ says }) => says === 'finish').map(({ text }) => text);
    missing.push([...new Set(typed)].join(' ') || (item.finishes[0] ?? ''));
  }
  return missing;
}

/** Returns what a found part lacks of the typed text. */
export function withoutOf(index: SearchIndex, reading: FastenerReading, found: FoundItem, row: number): string[] {
  const { item, setAside, notSold, notInSize } = found;
  const unavailable = notSold ?? notInSize;
  const family = unavailable === null ? [] : [index.parts.lexicon.family.get(unavailable)?.name ?? unavailable];
  const missing = [...setAside, ...withoutPart(index, reading, item, row), ...family];
  return [...new Set(missing.filter((word) => word !== ''))];
}
