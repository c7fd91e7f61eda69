/** Removes case and accents, so that `muller` finds `Müller`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The searchable text of each item, prepared once, so that a keystroke only compares. */
export function searchable<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const entries = items.map((item) => ({ item, text: folded(textOf(item)) }));
  /** The items that contain every word of the query, in their order. All items for an empty query. */
  return (query: string): readonly Item[] => {
    const words = wordsOf(query);
    if (words.length === 0) return items;
    return entries.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
  };
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a label into matching and other pieces. Joined, the pieces are the label. */
export function pieces(label: string, query: string): readonly Piece[] {
  const characters = [...label];
  // A character can fold into several or none, so each folded one records its origin.
  const origins = characters.flatMap((character, index) => [...folded(character)].map(() => index));
  const text = characters.map(folded).join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    const at = text.indexOf(word);
    if (at < 0) continue;
    // Iterates by code point, like the origins.
    const from = [...text.slice(0, at)].length;
    for (const origin of origins.slice(from, from + [...word].length)) marked.add(origin);
  }
  const found: Piece[] = [];
  characters.forEach((character, index) => {
    const hit = marked.has(index);
    const last = found.at(-1);
    if (last?.hit === hit) found[found.length - 1] = { text: last.text + character, hit };
    else found.push({ text: character, hit });
  });
  return found;
}
