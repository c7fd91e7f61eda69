import type { TradeWord } from './read-words.ts';
import { isFiller, type Lexicon, type Phrase } from './tables.ts';
import type { BrandRecord, FamilyRecord, Role, StandardRecord } from './types.ts';

/** Words that name a kind of part by themselves: a second one with another role starts a second part. */
const nouns: Readonly<Record<string, Role>> = {
  bolt: 'male',
  screw: 'male',
  tek: 'male',
  nut: 'nut',
  nyloc: 'nut',
  coupling: 'nut',
  nutsert: 'nut',
  rivnut: 'nut',
  washer: 'washer',
  penny: 'washer',
  shakeproof: 'washer',
  belleville: 'washer',
  rod: 'rod',
  stud: 'rod',
  anchor: 'anchor',
  capsule: 'adhesive',
  cartridge: 'adhesive',
  chemical: 'adhesive',
  adhesive: 'adhesive',
  rivet: 'rivet',
  pin: 'pin',
  dowel: 'pin',
  cotter: 'pin',
  circlip: 'clip',
  channel: 'other',
  strut: 'other',
  shackle: 'other',
  turnbuckle: 'other',
};

export const isNoun = (word: string): boolean => word in nouns;

/** Two nouns that name one part together. */
const together: Readonly<Record<string, Role>> = {
  'male anchor': 'anchor',
  'anchor male': 'anchor',
  'rod male': 'rod',
  'male rod': 'rod',
  'anchor rod': 'anchor',
  'rod anchor': 'anchor',
  'adhesive rod': 'anchor',
  'adhesive anchor': 'adhesive',
  'anchor adhesive': 'adhesive',
  'rivet nut': 'nut',
  'nut rivet': 'nut',
  'other nut': 'nut',
  'male pin': 'pin',
  'pin male': 'male',
  'rod pin': 'pin',
  'rivet male': 'male',
  'other male': 'other',
  'rod washer': 'washer',
  'anchor nut': 'anchor',
  'rod coupling': 'nut',
  'other washer': 'washer',
};

export interface WordGroup {
  readonly role: Role | null;
  readonly words: readonly TradeWord[];
}

/** Shapes of heads that come before `hd`. */
const shapes: ReadonlySet<string> = new Set(
  'hex cup button flat pan dome round countersunk mushroom square flange cap cheese socket raised'.split(' '),
);

/** `washer head` and `washer faced` describe a head; `set` means a kind of screw only beside one. */
function settled(words: readonly TradeWord[]): TradeWord[] {
  const out: TradeWord[] = [];
  words.forEach((each, i) => {
    const next = words[i + 1]?.word;
    const last = out.at(-1);
    // `hex washer head`, and `hex washer` alone: no washer is hexagonal.
    const describesHead = next === 'head' || next === 'washerhead' || last?.word === 'hex';
    if (each.word === 'washer' && describesHead) out.push({ ...each, word: 'washerhead' });
    else if (each.typed === 'hd' && next === 'bolt' && !shapes.has(last?.word ?? ''))
      // `HD bolt` without the shape of a head holds something down.
      out.push({ ...each, word: 'holding' }, { ...each, word: 'down' });
    else if (each.word === 'set') {
      const before = last?.word;
      if (
        // `M10 x 30 sets`: in Britain, set screws.
        !words.some(({ word }) => word in nouns) ||
        next === 'screw' ||
        next === 'bolt' ||
        before === 'socket' ||
        before === 'hex' ||
        before === 'allen' ||
        (before === 'screw' && words.length <= 3)
      )
        out.push(each);
    } else if (each.word !== 'head') out.push(each);
    else if (last?.word === 'washerhead') return;
  });
  return out;
}

/** The role of a family that the words name by themselves, such as `cup head` or `button head`, or null. */
function roleNamed(lexicon: Lexicon, words: readonly TradeWord[]): Role | null {
  const named = words.length === 0 ? undefined : lexicon.families.find((phrase) => names(phrase, words));
  return named?.record.role ?? null;
}

const names = ({ words: phrase }: Phrase<FamilyRecord>, words: readonly TradeWord[]): boolean =>
  phrase.every((word) => words.some((each) => each.word === word));

/** Groups the words by the part they describe. */
export function groupsOf(lexicon: Lexicon, words: readonly TradeWord[]): WordGroup[] {
  const groups: { role: Role | null; words: TradeWord[] }[] = [{ role: null, words: [] }];
  let waiting: TradeWord[] = [];
  let lastNoun = -9;
  let joined = false;
  settled(words).forEach((each, i) => {
    const group = groups[groups.length - 1] ?? { role: null, words: [] };
    if (each.word === 'and' || each.word === 'with') {
      lastNoun = -9;
      joined = each.word === 'and';
      // `cup head and nut`: the first part is named without a noun.
      const role = group.role === null ? roleNamed(lexicon, waiting) : null;
      if (role !== null) {
        group.words.push(...waiting);
        group.role = role;
        waiting = [];
      } else if (group.role !== null && each.word === 'with') {
        // `machine screw pan head with nut`: words between a noun and `with` describe the noun.
        group.words.push(...waiting);
        waiting = [];
      }
      return;
    }
    const role = nouns[each.word];
    if (role === undefined) {
      waiting.push(each);
      return;
    }
    const merged =
      group.role === null
        ? role
        : group.role === role
          ? joined && waiting.length > 0
            ? undefined
            : role
          : i - lastNoun <= 2 || role === 'adhesive' || group.role === 'adhesive'
            ? (together[`${group.role} ${each.word}`] ?? together[`${group.role} ${role}`])
            : undefined;
    if (merged !== undefined) {
      group.words.push(...waiting, each);
      group.role = merged;
    } else groups.push({ role, words: [...waiting, each] });
    waiting = [];
    joined = false;
    lastNoun = i;
  });
  groups[groups.length - 1]?.words.push(...waiting);
  return groups.filter((group, i) => group.words.length > 0 || (i === 0 && groups.length === 1));
}

interface Scored {
  readonly phrase: Phrase<FamilyRecord>;
  readonly score: number;
}

export interface FamiliesRead {
  readonly families: readonly string[];
  readonly named: number;
  readonly used: ReadonlySet<string>;
}

const none: FamiliesRead = { families: [], named: 0, used: new Set() };

/** Returns the families that a group of words names, best first. */
export function familiesOfWords(
  lexicon: Lexicon,
  group: WordGroup,
  standards: readonly StandardRecord[],
  brands: readonly BrandRecord[],
): FamiliesRead {
  const bag = new Set(group.words.map(({ word }) => word));
  const fits = (role: Role) =>
    group.role === null || group.role === role || (group.role === 'rod' && role === 'anchor' && bag.has('chemical'));
  const scored: Scored[] = lexicon.families
    .filter(
      ({ record, words }) =>
        words.every((word) => bag.has(word)) && (fits(record.role) || words.some((word) => nouns[word] === group.role)),
    )
    .map((phrase) => ({ phrase, score: phrase.words.length * 10 + (phrase.record.rank ?? 0) * 8 }))
    .sort((a, b) => b.score - a.score);
  // `Chemset gun` is a tool for the brand's goods.
  const isTool = scored[0]?.phrase.record.role === 'tool';
  const branded = isTool ? [] : brands.map(({ family }) => family);
  const byStandard = standards
    .flatMap(({ families }) => families)
    .filter((id) => fits(lexicon.family.get(id)?.role ?? 'other') || scored.length === 0);
  const [best] = scored;
  const also = best?.phrase.record.also ?? [];
  const words = best ? [best.phrase.record.id, ...also] : [];
  const others = scored
    .filter(
      ({ score, phrase }) =>
        best && score >= best.score - 6 && phrase.words.some((word) => !best.phrase.words.includes(word)),
    )
    .map(({ phrase }) => phrase.record.id);
  const used = new Set(best?.phrase.words ?? []);
  if (branded.length > 0) {
    const alsoNamed = words.filter((id) => branded.includes(id));
    return {
      families: [...new Set([...alsoNamed, ...branded, ...(best && best.score > 20 ? words : [])])],
      named: 1,
      used,
    };
  }
  if (byStandard.length > 0) {
    const agreeing = byStandard.filter(
      (id) => words.includes(id) || scored.some(({ phrase }) => phrase.record.id === id),
    );
    if (agreeing.length > 0) {
      const stated = best && best.score >= 20 ? [best.phrase.record.id] : [];
      // `washer BS 4320 form G`: of the shapes in one standard, the words name one.
      const first = stated.filter((id) => agreeing.includes(id));
      return { families: [...new Set([...first, ...agreeing, ...stated])], named: 1, used };
    }
    // A standard is more precise than the name beside it, which may be another country's: search for both, the standard first.
    if (best && best.phrase.record.role === lexicon.family.get(byStandard[0] ?? '')?.role)
      return { families: [...new Set([...byStandard, best.phrase.record.id])], named: byStandard.length, used };
    // A general word such as `bolt` never outweighs a standard.
    if (!best || best.score <= 18) return { families: [...new Set(byStandard)], named: byStandard.length, used };
  }
  if (words.length > 0) return { families: [...new Set([...words.slice(0, 1), ...others, ...words])], named: 1, used };
  return general(lexicon, group, bag);
}

/** For `screw` alone, or words that no phrase contains together: the families of the role that match the most words. */
function general(lexicon: Lexicon, group: WordGroup, bag: ReadonlySet<string>): FamiliesRead {
  if (group.role === null && bag.size === 0) return none;
  const scores = new Map<string, number>();
  for (const { record, words } of lexicon.families) {
    if (group.role !== null && record.role !== group.role) continue;
    const shared = words.filter((word) => bag.has(word) && !isFiller(word)).length;
    if (shared > 0) scores.set(record.id, Math.max(scores.get(record.id) ?? 0, shared));
  }
  const most = Math.max(0, ...scores.values());
  const families = [...scores].filter(([, shared]) => shared === most).map(([id]) => id);
  if (families.length === 0 && group.role !== null) {
    return {
      families: lexicon.tables.families.filter(({ role }) => role === group.role).map(({ id }) => id),
      named: 0,
      used: new Set(),
    };
  }
  return { families, named: families.length, used: new Set() };
}

/** Returns the records whose words are all present, keeping only those with the most words. */
export function bestPhrases<Record>(phrases: readonly Phrase<Record>[], bag: ReadonlySet<string>): Phrase<Record>[] {
  const found = phrases.filter(({ words }) => words.every((word) => bag.has(word)));
  const most = Math.max(0, ...found.map(({ words }) => words.length));
  return found.filter(({ words }) => words.length === most);
}
