/** A predicate for texts that contain every typed word, in any order and case. An empty query matches every text. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
