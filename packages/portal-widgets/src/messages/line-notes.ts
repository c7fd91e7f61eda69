/** The buyer's reference and note for a line (LINE-17). */
export const lineNotesMessages = {
  label: 'Reference and note',
  reference: 'Your reference',
  referenceHint: 'For your own use, such as a job or a bay.',
  note: 'Note to the supplier',
  noteHint: 'Sent to the supplier with this line.',
  /** Heads the rows of the imported list that became the line. */
  source: 'In your list',
};
