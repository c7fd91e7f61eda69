/** Problems with the mapping file. */
export const mappingMessages = {
  oneCharacter: 'must be one character',
  oneCharacterOrEmpty: 'must be one character or empty',
  dateParts: 'must name YYYY, MM and DD',
  version: (version: number) => `must be ${version}`,
  noFeed: (name: string) => `feeds.${name}: there is no such feed`,
  noColumn: (feed: string, part: string, column: string) =>
    `feeds.${feed}.${part}.${column}: the feed has no such column`,
  notYaml: (reason: string) => `The mapping file is not YAML: ${reason}`,
  invalid: (problems: readonly string[]) => `The mapping file is invalid:\n  ${problems.join('\n  ')}`,
  /** Stands for the path of an entry where the file as a whole is wrong. */
  file: 'file',
} as const;
