import { either, oneOf, sequence } from '../fasteners/patterns.ts';

/** `316`, `304L`, `A4-70`. */
const stainlessGrade = either(/(?:304|316)l?/, /a[24](?:-\d\d)?/);
/** `SS`, `s/s 316`. */
const stainlessWord = /s\/?s(?:[ -]?3[01][46])?/;
/** `class 8`, `Gr. 8.8`. */
const namedClass = /(?:cl(?:ass)?|gr(?:ade)?)\.? ?\d{1,2}(?:\.\d)?/;
const classes = ['4.6', '4.8', '5.8', '8.8', '10.9', '12.9'] as const;
const words = [
  ...['stainless', 'stainless steel', 'brass', 'plain', 'black', 'blk'],
  ...['zp', 'bzp', 'zinc', 'hdg', 'gal', 'galv', 'galvanised', 'galvanized'],
] as const;
const gradeOrFinish = new RegExp(
  sequence(/^/, either(stainlessGrade, stainlessWord, namedClass, oneOf([...classes, ...words])), /$/),
  'i',
);

/** Whether a cell contains only a grade or a finish: `316`, `8.8`, `zinc`. */
export const isGradeOrFinish = (cell: string): boolean => gradeOrFinish.test(cell);
