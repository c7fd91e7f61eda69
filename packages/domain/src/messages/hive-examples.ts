/** Texts of the page builder's templates that say to write something else. Visitors must not see them. */
export const hiveExamples = {
  title: 'Your heading',
  lead: 'One or two sentences that say what this page is about.',
  words: 'Your text. Select it to change it; links, lists and tables work too.',
  sectionOne: 'First section',
  sectionTwo: 'Second section',
  card: 'Short heading',
  cardWords: 'A sentence or two. Set a link, so that the whole card leads somewhere.',
} as const;
