import type { MediaUse } from '@portal/domain/hive';

type Uses = readonly MediaUse[];

const pages = (count: number) => (count === 1 ? 'one page' : `${count} pages`);
/** `3 pages, 2 of them published` */
const usedOn = (uses: Uses) => {
  const live = uses.filter((use) => use.live).length;
  if (live === 0) return pages(uses.length);
  if (live === uses.length)
    return uses.length === 1 ? 'one page, which is published' : `${uses.length} published pages`;
  return `${pages(uses.length)}, ${live} of them published`;
};

export const sectionMessages = {
  title: 'Saved sections',
  empty: 'Select components and save them here to use them on other pages.',
  hint: 'Choose a section to insert a copy. Use the arrows to insert it synced: changes to the section then show on every page.',
  save: 'Save the selection',
  saveHint: 'Select components first; the page itself cannot be saved',
  name: 'Name of the section',
  confirm: 'Save section',
  cancel: 'Cancel',
  insertSynced: (name: string) => `Insert ${name} synced`,
  change: (name: string) => `Replace ${name} with the selection`,
  used: (uses: Uses) => `Synced on ${usedOn(uses)}`,
  changing: {
    title: (name: string, uses: Uses) =>
      uses.length === 0 ? `Replace ${name} with the selection?` : `Replace ${name} on ${usedOn(uses)}?`,
    live: 'Visitors see the change at once.',
    later: 'The selected components become part of the section.',
    confirm: 'Replace it',
    done: (name: string) => `${name} is changed everywhere.`,
  },
  synced: 'Synced section',
  shownOn: (name: string, uses: Uses) => (uses.length === 0 ? name : `${name}: synced on ${usedOn(uses)}.`),
  howToChange: (name: string) =>
    `To change it everywhere, detach it, change the copy, then choose “Replace ${name} with the selection” in the Insert tab. A detached copy changes on this page only.`,
  detach: 'Detach',
  gone: 'This saved section is no longer there. Remove the component, or undo.',
  remove: (name: string) => `Delete the section ${name}`,
  removed: (name: string) => `The section ${name} is deleted.`,
  undo: 'Undo',
  by: (user: string) => `Saved by ${user}`,
};
