import { commandPaletteMessages as messages } from '../../messages/command-palette.tsx';
import type { PaletteCommand, PalettePage } from './CommandPalette.props.ts';
import { rank, type TextRanges } from './rank.ts';

export interface PaletteResult {
  readonly command: PaletteCommand;
  readonly ranges: TextRanges;
}

export interface PaletteGroup {
  readonly name: string;
  readonly results: readonly PaletteResult[];
}

/** The most results shown: nobody reads further, and it keeps typing fast. */
const most = 60;

function grouped(results: readonly PaletteResult[]): readonly PaletteGroup[] {
  const groups = new Map<string, PaletteResult[]>();
  for (const result of results) {
    const name = result.command.group ?? '';
    const list = groups.get(name);
    if (list) list.push(result);
    else groups.set(name, [result]);
  }
  return [...groups].map(([name, list]) => ({ name, results: list }));
}

/**
 * The results for the typed text. With no text: recent commands, then all others. Otherwise the matches, best first, grouped in
 * the order of their best match. Loaded commands keep their order and follow the matches.
 */
export function resultsFor(
  page: PalettePage,
  typed: string,
  recent: readonly string[],
  lookedUp: readonly PaletteCommand[],
): { readonly groups: readonly PaletteGroup[]; readonly total: number } {
  const commands = page.commands ?? [];
  const extra = lookedUp.map((command) => ({ command, ranges: rank(typed, command.label)?.ranges ?? [] }));
  if (typed.trim() === '') {
    const lately = recent.flatMap((key) => commands.find((command) => command.key === key) ?? []);
    const first = lately.map((command) => ({ command: { ...command, group: messages.recent }, ranges: [] }));
    const rest = commands.filter((command) => !lately.includes(command)).map((command) => ({ command, ranges: [] }));
    const all = [...first, ...rest, ...extra];
    return { groups: grouped(all.slice(0, most)), total: all.length };
  }
  const matched = commands.flatMap((command) => {
    const label = rank(typed, command.label);
    const other = label ? null : rank(typed, `${command.label} ${command.words ?? ''} ${command.group ?? ''}`);
    if (!label && !other) return [];
    return [{ command, ranges: label?.ranges ?? [], score: label?.score ?? (other?.score ?? 0) / 2 }];
  });
  matched.sort((a, b) => b.score - a.score);
  const all = [...matched, ...extra];
  return { groups: grouped(all.slice(0, most)), total: all.length };
}
