/** Sources of the supplier's data: results of sample files and changes of sources. */
export const sourcesMessages = {
  unreadable: (name: string) => `${name} could not be read. Choose it again.`,
  tooLarge: 'The file is larger than 8 MB. The first few thousand rows are enough to map it.',
  sampleFailed: 'We couldn’t read the file. Try again.',
  saveFailed: 'We couldn’t save the source. Try again.',
  saved: (name: string) => `Saved. Files that begin with ${name} are read with this mapping.`,
  deleteFailed: 'We couldn’t delete the source. Try again.',
  deleted: (name: string) => `The source ${name} was deleted.`,
};
