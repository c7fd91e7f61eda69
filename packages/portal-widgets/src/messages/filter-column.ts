export const filterColumnMessages = {
  title: 'Filters',
  loadFailed: 'We couldn’t load the filters.',
  loadFailedHint: 'Searching by code and words works without them.',
  clearAll: (count: string) => `Clear all ${count}`,
  sizesByMeasure: 'Sizes by measure',
  sizesByMeasureHint: 'Lists metric, inch and gauge sizes together once filters leave less than 75% of the parts.',
  group: {
    chosen: 'chosen',
    clear: 'Clear',
    clearLabel: (group: string) => `Clear ${group}`,
    find: (group: string) => `Find in ${group}`,
    noMatch: (text: string) => `No match for “${text}”.`,
    showFewer: 'Show fewer',
    showAll: (count: string) => `Show all ${count}`,
    /** Follows the number of parts. */
    parts: (count: number) => (count === 1 ? ' part' : ' parts'),
  },
  range: {
    label: (group: string) => `${group} from and to`,
    from: (group: string) => `${group} from`,
    to: (group: string) => `${group} to`,
    between: 'to',
    several: 'Several',
    any: 'Any',
  },
};
