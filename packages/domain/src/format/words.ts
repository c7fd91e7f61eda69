/** What finds a text that has all the words typed, anywhere in it and in any case. Where nothing is typed it finds every text. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
