const count = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);
const listed = (names: readonly string[]) => new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names);
/** The first names, and the number of the others. */
const some = (names: readonly string[]) =>
  listed(names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names);

/** Deleting a page, the list of deleted pages, and restoring. */
export const deletedPagesMessages = {
  title: (page: string) => `Delete ${page}?`,
  confirm: 'Delete page',
  cancel: 'Keep it',
  live: (date: string) => `Live since ${date}. Visitors will get “Page not found” at its address.`,
  /** For the home page: without it the portal shows its built-in one. */
  liveInstead: (date: string) => `Live since ${date}. Visitors will get the built-in page instead.`,
  notLive: 'Visitors cannot see it: it is not published.',
  drafts: (drafts: number) =>
    drafts === 1 ? 'Its draft is deleted with it.' : `Its ${drafts} drafts are deleted with it.`,
  children: (names: readonly string[], above: string | null) =>
    `The ${count(names.length)} below it ${names.length === 1 ? 'moves' : 'move'} up ${above === null ? 'to the top level' : `to ${above}`}: ${some(names)}.`,
  links: {
    loading: 'Looking for pages that link to it…',
    failed: 'We couldn’t check which pages link to it.',
    none: 'No published page links to it.',
    some: (names: readonly string[]) =>
      `${names.length === 1 ? '1 published page links' : `${names.length} published pages link`} to it: ${some(names)}. ${names.length === 1 ? 'Its links' : 'Their links'} will lead nowhere.`,
  },
  restorable: 'You can restore it for 30 days, under Deleted pages.',
  done: (page: string) => `${page} is deleted.`,
  doneHint: (wasLive: boolean, children: number) =>
    [
      wasLive ? 'Visitors no longer see it.' : '',
      children > 0 ? `The ${count(children)} below it moved up.` : '',
      'You can restore it for 30 days.',
    ]
      .filter(Boolean)
      .join(' '),
  undo: 'Undo',
  restored: (page: string) => `${page} is restored.`,
  list: {
    open: 'Deleted pages',
    title: 'Deleted pages',
    description: 'Deleted pages can be restored for 30 days.',
    label: 'Deleted pages',
    empty: 'No page was deleted in the last 30 days.',
    loadFailed: 'We couldn’t load the deleted pages.',
    deleted: (date: string, by: string | null) => (by === null ? `Deleted ${date}` : `Deleted ${date} by ${by}`),
    until: (date: string) => `can be restored until ${date}`,
    wasLive: 'Visible to visitors again once restored',
    restore: 'Restore',
    restoreNamed: (page: string) => `Restore ${page}`,
    onlyMarketing: 'Only marketing can restore a page that was published.',
  },
};
