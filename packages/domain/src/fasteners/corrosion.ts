/** Finishes by outdoor corrosion resistance; see `corrosionRank`. */
const finishRanks: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/hot.?dip|galv|\bhdg\b/i, 30],
  [/ceramic|painted|class 4/i, 30],
  [/zinc.?tin|class 3/i, 20],
  [/zinc|class 2/i, 10],
  [/^(?:plain|black|self.?colou?r|)$/i, 0],
];

/**
 * Returns a part's corrosion rank: plain 0, zinc plate 10, zinc-tin 20, galvanised 30 (hot-dip by AS 1214 and mechanical by AS/NZS 5056
 * have the same thickness), stainless 304 40, stainless 316 50. Null for materials that cannot be compared, such as brass.
 */
export function corrosionRank(spec: string, finish: string, materialName = ''): number | null {
  const material = `${spec} ${materialName}`;
  if (/\bA4\b|316/.test(material)) return 50;
  if (/\bA2\b|304|\bA1\b/.test(material)) return 40;
  if (/CU\d|CA\d{3}|brass|bronze|Al[A-Z]?\/|aluminium|nylon|copper/i.test(material)) return null;
  const coating = /AS 3566 class \d/.exec(spec)?.[0] ?? finish;
  return finishRanks.find(([pattern]) => pattern.test(coating))?.[1] ?? null;
}
