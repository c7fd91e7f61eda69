import type { RoleKind } from '../themes/editing/roles.ts';

/** Refused values and files of a user's own theme. */
export const themeMessages = {
  emptyText: 'The text is empty. Paste a whole exported theme.',
  tooLarge: (kilobytes: number) => `The theme is too large: at most ${kilobytes} kB.`,
  notJson: 'This is not a theme: the text is not complete JSON.',
  notTheme: (format: string) => `This is not a theme of the portal: "format" must be "${format}", with "tokens".`,
  otherVersion: (version: string, known: number) =>
    `Version ${version} of the format is not known here, only ${known}.`,
  unknownRole: (name: string) => `There is no role "${name}".`,
  wrongToken: (name: string, reason: string) => `${name}: ${reason}.`,
  wrongValue: (role: string, wanted: string) => `${role} must be ${wanted}`,
  either: (words: readonly string[]) => words.join(' or '),
  /** Allowed values, as the end of `wrongValue`. */
  wanted: {
    colour: 'a colour: #rrggbb or oklch(L C H)',
    paint: 'a colour, transparent, or var(--name) of another role',
    length: 'a length such as 6px',
    lengths: 'one to four lengths such as 6px 6px 0 0',
    number: 'a weight from 100 to 900',
    word: 'one of the choices',
    rule: 'a line such as 1px solid oklch(0.8 0 0)',
    shadow: 'a shadow such as 0 1px 2px oklch(0 0 0 / 0.2), or none',
  } satisfies Record<RoleKind, string>,
};
