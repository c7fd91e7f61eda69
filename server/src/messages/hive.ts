export const hiveMessages = {
  onlyMarketing: {
    changePage: 'Only marketing can change a published page.',
    restorePage: 'Only marketing can restore a page that was published.',
    deletePage: 'Only marketing can delete a published page.',
    deleteDraft: 'Only marketing can delete a published draft.',
    publish: 'Only marketing can publish this draft.',
    redirect: 'Only marketing can change redirects.',
  },
  pageGone: 'This page no longer exists.',
  draftGone: 'This draft no longer exists.',
  componentGone: 'This component no longer exists.',
  /** By the state of a draft that cannot be edited. */
  notEditable: {
    finalised: 'This draft is finalised. Make a copy to continue.',
    requested: 'Publication of this draft has been requested. Make a copy to continue.',
    published: 'This draft is published. Make a copy to continue.',
    superseded: 'This draft was published before. Make a copy to continue.',
    scheduled:
      'This draft will be published at a set time. Make a copy, or cancel the schedule and make a copy, to continue.',
  },
  /** Why a change does not fit the draft any more. */
  misfits: {
    gone: 'This component no longer exists.',
    there_already: 'A component with this key already exists.',
    changed: 'Somebody else has changed this in the meantime.',
    no_parent: 'The component to put this into no longer exists.',
    cell_taken: 'Somebody else has filled this cell in the meantime.',
    inside_itself: 'A component cannot go into itself.',
  },
  changedBy: (name: string) => `${name} has changed this in the meantime. Check it and choose which version to keep.`,
  changedBySomebody: 'Somebody else has changed this in the meantime. Check it and choose which version to keep.',
  draftChanged: 'This draft has changed since you opened it. Review it again.',
  draftUnnamed: 'Somebody else has removed the name of this draft.',
  draftNamed: (name: string) => `Somebody else has named this draft “${name}”.`,
  pageChanged: 'Somebody else has changed this page. Review it before you change it.',
  tooManyRedirects: (most: number) => `There are ${most} redirects already. Delete one that is not used.`,
  sections: {
    exists: (name: string) => `There is a section named ${name} already.`,
    tooMany: (most: number) => `There are ${most} sections already. Delete one that is not used.`,
  },
  schedule: {
    past: 'The time must be ahead.',
    far: 'The time must be within two years.',
    published: 'This draft is published already.',
  },
  otherPublished: 'Another draft of this page has been published since you opened it. Review it again.',
  restoring: {
    addressTaken: (path: string, page: string) =>
      `${path} now belongs to the page ${page}. Give that page another address, then restore this one.`,
    aliasTaken: (path: string, page: string) => `${path} now belongs to the page ${page}, so it is left out.`,
    parentGone: 'Its parent page no longer exists, so it is at the top level.',
  },
  preflight: {
    failed: (count: number, findings: string) =>
      `${count === 1 ? 'One issue prevents' : `${count} issues prevent`} publishing. Fix ${count === 1 ? 'it' : 'them'}, or accept ${count === 1 ? 'it' : 'them'} with a reason. ${findings}`,
    finding: (component: string, message: string) => `${component}: ${message}`,
  },
  alreadyPublished: 'This draft is already published.',
  publishedWithChanges: (notes: string) => `Published with changes. ${notes}`,
  changedToAllowed: (settings: string) => `Changed to an allowed value: ${settings}`,
  componentNote: (label: string, note: string) => `${label}: ${note}.`,
  settingThere: (name: string) => `This component already has a setting ${name}. Change its value instead.`,
  noComponentType: (name: string) => `Component type ${name} does not exist`,
  unknownComponentType: 'This component type does not exist',
  noParentPage: 'This page does not exist',
  pageBelowItself: 'A page cannot be moved below itself',
  notItsAddress: 'The page does not have this address',
  settingKind: 'A setting must be text, a number, true or false',
  mostSettings: (count: number) => `At most ${count} settings`,
};
