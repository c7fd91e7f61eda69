const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Changes to a draft, for the undo list, the review and screen readers. Names are labels of components, as in the tree. */
export const hiveChangeMessages = {
  /** A component without its own name: `Title — Winter specials`. */
  named: (type: string, content: string) => `${type} — ${content}`,
  nothing: 'nothing',
  thePage: 'the page',
  onThePage: 'on the page',
  inCell: (owner: string, cell: number) => `in ${owner}, cell ${cell}`,
  inPlace: (owner: string, place: number) => `in ${owner}, place ${place}`,
  /** `where` is one of the three texts above. */
  added: (name: string, where: string) => `Added ${name} ${where}`,
  removed: (name: string) => `Removed ${name}`,
  moved: (name: string, where: string) => `Moved ${name} ${where}`,
  nameRemoved: (name: string) => `Removed the name ${name}`,
  nameSet: (name: string) => `Named ${name}`,
  switchedOn: (name: string) => `Switched ${name} on`,
  switchedOff: (name: string) => `Switched ${name} off`,
  settingReset: (name: string, setting: string) => `Reset ${name}: ${setting}`,
  settingSet: (name: string, setting: string, to: string) => `Set ${name}: ${setting} to ${to}`,
  settingChanged: (name: string, setting: string, from: string, to: string) =>
    `Changed ${name}: ${setting} ${from} → ${to}`,
  /** An added or removed component with everything in it. */
  withComponents: (sentence: string, count: number) => `${sentence} with ${plural(count, 'component')}`,
  count: (changes: number, components: number) => `${plural(changes, 'change')} in ${plural(components, 'component')}`,
} as const;
