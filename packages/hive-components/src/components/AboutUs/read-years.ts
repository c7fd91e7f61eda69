/** A year of the timeline: what happened, in Markdown. */
export interface AboutYear {
  readonly year: number;
  readonly title: string;
  readonly text: string;
}

export const firstYear = 1935;
export const lastYear = 2025;

/** The years of a text in which a line such as `## 1955 The second shed` begins each. Years outside the timeline are left out (HIVE-12). */
export function readYears(text: string): readonly AboutYear[] {
  const years = new Map<number, { title: string; lines: string[] }>();
  let lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const head = /^#{1,6}\s+(\d{4})\b[\s:.–-]*(.*?)\s*#*$/.exec(line);
    if (!head) {
      lines.push(line);
      continue;
    }
    lines = [];
    const year = Number(head[1]);
    if (year >= firstYear && year <= lastYear && !years.has(year)) years.set(year, { title: head[2] ?? '', lines });
  }
  return [...years]
    .map(([year, { title, lines: own }]) => ({ year, title, text: own.join('\n').trim() }))
    .sort((a, b) => a.year - b.year);
}
