/** Without case and accents, so that `muller` finds `Müller`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** What is searched of each text, made once: answering a keystroke then only compares. */
export function searchable<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const entries = items.map((item) => ({ item, text: folded(textOf(item)) }));
  /** The items that hold every word of the query, in their order. All of them where there is no word. */
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

/** A label cut into what a query matches and what it does not. Joined, the pieces are the label. */
export function pieces(label: string, query: string): readonly Piece[] {
  const characters = [...label];
  // A character may fold into several, or none: each folded one knows where it came from.
  const origins = characters.flatMap((character, index) => [...folded(character)].map(() => index));
  const text = characters.map(folded).join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    const at = text.indexOf(word);
    if (at < 0) continue;
    // Counted as the origins are: in whole characters.
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
