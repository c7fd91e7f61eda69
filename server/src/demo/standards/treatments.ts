/** Densities in kg/m³: carbon steel 7850, austenitic stainless 8000, brass 8500, aluminium 2700. */
export const density = {
  steel: 7850,
  stainless: 8000,
  brass: 8500,
  aluminium: 2700,
  resin: 1600,
  nylon: 1150,
} as const;
export type Material = keyof typeof density;

/** A material with property class and finish; the last part of a stock code. */
export interface Treatment {
  readonly code: string;
  /** Text in the description, without a leading comma: `class 8.8, galv`. */
  readonly words: string;
  /** Property class or grade. */
  readonly spec: string;
  readonly finish: string;
  readonly material: Material;
  readonly materialName: string;
  /** Dollars per kg, before the family's factor. */
  readonly rate: number;
  /** Popularity, 1 for the most common. */
  readonly demand: number;
  /** The code before a correction. Parts are still chosen by it, so that the rest of the range does not change. */
  readonly chosenAs?: string;
}

export const finishes = {
  P: { name: 'Plain', words: 'plain', factor: 1, demand: 0.55 },
  Z: { name: 'Zinc', words: 'zinc', factor: 1.1, demand: 1 },
  Y: { name: 'Yellow zinc', words: 'yellow zinc', factor: 1.16, demand: 0.3 },
  G: { name: 'Hot-dip galvanised', words: 'galv', factor: 1.5, demand: 0.9 },
  M: { name: 'Mechanical galvanised', words: 'mech galv', factor: 1.62, demand: 0.25 },
  B: { name: 'Black', words: 'black', factor: 1.08, demand: 0.35 },
} as const;
type FinishLetter = keyof typeof finishes;

export interface Grade {
  /** Part of the stock code. */
  readonly code: string;
  readonly spec: string;
  readonly words: string;
  readonly rate: number;
  readonly demand: number;
  readonly finishes: readonly FinishLetter[];
}

/** All combinations of steel grades and their finishes. Plain finish has no letter after a code of three or more characters. */
export function steel(grades: readonly Grade[]): Treatment[] {
  return grades.flatMap((grade) =>
    grade.finishes.map((letter) => {
      const finish = finishes[letter];
      const bare = letter === 'P' && grade.code.length >= 3;
      return {
        code: bare ? grade.code : `${grade.code}${letter}`,
        words: wordsOf(grade.words, letter),
        spec: grade.spec,
        finish: finish.name,
        material: 'steel' as const,
        materialName: 'Carbon or alloy steel',
        rate: grade.rate * finish.factor,
        demand: grade.demand * finish.demand,
      };
    }),
  );
}

/** Text for grade and finish. Inch grades are plain by default, so it is left out. */
function wordsOf(grade: string, letter: FinishLetter): string {
  const { words } = finishes[letter];
  if (grade === '') return words;
  return grade.startsWith('gr ') && letter === 'P' ? grade : `${grade}, ${words}`;
}

export function metal(
  code: string,
  spec: string,
  words: string,
  material: Material,
  materialName: string,
  rate: number,
  demand: number,
): Treatment {
  return { code, words, spec, finish: 'Plain', material, materialName, rate, demand };
}

const allFinishes: readonly FinishLetter[] = ['P', 'Z', 'Y', 'G', 'M', 'B'];

/** Property classes of ISO 898-1:2013 (bolts), ISO 898-2:2012 (nuts), ISO 3506-1 and -2 (stainless). */
export const boltGrades = (word: (spec: string) => string): Treatment[] => [
  ...steel([
    { code: '46', spec: '4.6', words: word('4.6'), rate: 6.2, demand: 0.8, finishes: ['P', 'Z', 'G', 'M'] },
    { code: '88', spec: '8.8', words: word('8.8'), rate: 7.6, demand: 1, finishes: allFinishes },
    { code: '109', spec: '10.9', words: word('10.9'), rate: 9.4, demand: 0.45, finishes: allFinishes },
    { code: '129', spec: '12.9', words: word('12.9'), rate: 12.4, demand: 0.25, finishes: ['P', 'B'] },
  ]),
  ...stainless,
  brass,
];

export const stainless: readonly Treatment[] = [
  metal('A270', 'A2-70', 'stainless 304', 'stainless', 'Stainless steel 304 (A2)', 24, 0.7),
  metal('A480', 'A4-80', 'stainless 316', 'stainless', 'Stainless steel 316 (A4)', 33, 0.7),
];
export const brass = metal('BRS', 'CU2', 'brass', 'brass', 'Brass CuZn37', 38, 0.12);

export const socketGrades: readonly Treatment[] = [
  ...steel([
    { code: '88', spec: '8.8', words: '8.8', rate: 9.5, demand: 0.4, finishes: ['Z', 'G'] },
    { code: '109', spec: '10.9', words: '10.9', rate: 11.6, demand: 0.5, finishes: ['P', 'Z', 'B', 'M'] },
    { code: '129', spec: '12.9', words: '12.9', rate: 14.2, demand: 1, finishes: ['P', 'Z', 'Y', 'B', 'M'] },
  ]),
  ...stainless,
  brass,
];

export const nutGrades: readonly Treatment[] = [
  ...steel([
    { code: '05', spec: '5', words: 'class 5', rate: 5.6, demand: 0.7, finishes: ['P', 'Z', 'G'] },
    { code: '08', spec: '8', words: 'class 8', rate: 6.2, demand: 1, finishes: allFinishes },
    { code: '10', spec: '10', words: 'class 10', rate: 7.4, demand: 0.5, finishes: ['P', 'Z', 'Y', 'M', 'B'] },
    { code: '12', spec: '12', words: 'class 12', rate: 8.8, demand: 0.2, finishes: ['P', 'B'] },
  ]),
  ...stainless,
  brass,
];

const oldNutGrade = (code: string): Treatment => {
  const found = nutGrades.find((grade) => grade.code === code);
  if (!found) throw new Error(`No nut grade ${code}`);
  return found;
};
const thin = (chosenAs: string, code: string, spec: string, words: string): Treatment => {
  const old = oldNutGrade(chosenAs);
  const suffix = old.finish === 'Plain' && old.material === 'steel' ? finishes.P.words : old.words.split(', ')[1];
  return { ...old, code, spec, words: suffix === undefined ? words : `${words}, ${suffix}`, chosenAs };
};
const thinStainless = (chosenAs: string, code: string, spec: string): Treatment => {
  const alloy = spec.startsWith('A4') ? stainless[1] : stainless[0];
  const { demand } = oldNutGrade(chosenAs);
  return { ...(alloy ?? oldNutGrade(chosenAs)), code, spec, words: `${alloy?.words} ${spec}`, demand, chosenAs };
};

/** Thin nuts: classes 04 and 05 of ISO 898-2:2012, table 1; stainless 025, 035 and 040 of ISO 3506-2:2009, table 1. */
export const thinNutGrades: readonly Treatment[] = [
  ...(['P', 'Z', 'Y', 'G', 'M', 'B'] as const).map((letter) => thin(`08${letter}`, `04${letter}`, '04', 'class 04')),
  ...(['P', 'Z', 'G'] as const).map((letter) => thin(`05${letter}`, `05${letter}`, '05', 'class 05')),
  ...(['Y', 'M', 'B'] as const).map((letter) => thin(`10${letter}`, `05${letter}`, '05', 'class 05')),
  thinStainless('A270', 'A270', 'A2-035'),
  thinStainless('A480', 'A480', 'A4-040'),
  thinStainless('10P', 'A225', 'A2-025'),
  thinStainless('10Z', 'A425', 'A4-025'),
  thinStainless('12P', 'A435', 'A4-035'),
  thinStainless('12B', 'A240', 'A2-040'),
  brass,
];

export const washerGrades: readonly Treatment[] = [
  ...steel([
    { code: '00', spec: '200 HV', words: '', rate: 5.6, demand: 1, finishes: allFinishes },
    { code: '30', spec: '300 HV', words: '300 HV', rate: 6.8, demand: 0.4, finishes: ['P', 'Z', 'G', 'B'] },
  ]),
  ...stainless,
  brass,
];

/** Other codes than the metric ones, because `12200` is both M12 × 200 and 1/2 × 2. */
export const inchStainless: readonly Treatment[] = [
  metal('304', 'F593 304', 'stainless 304', 'stainless', 'Stainless steel 304', 24, 0.7),
  metal('316', 'F593 316', 'stainless 316', 'stainless', 'Stainless steel 316', 33, 0.7),
];

/** SAE J429 grades (nuts: SAE J995); stainless by ASTM F593. */
export const inchGrades: readonly Treatment[] = [
  ...steel([
    { code: 'G2', spec: 'Grade 2', words: 'gr 2', rate: 6.8, demand: 0.5, finishes: ['P', 'Z', 'G'] },
    { code: 'G5', spec: 'Grade 5', words: 'gr 5', rate: 8.2, demand: 1, finishes: ['P', 'Z', 'Y', 'G', 'B'] },
    { code: 'G8', spec: 'Grade 8', words: 'gr 8', rate: 10.6, demand: 0.6, finishes: ['P', 'Z', 'Y', 'B'] },
  ]),
  ...inchStainless,
  metal('BRI', 'CA260', 'brass', 'brass', 'Brass CA260', 38, 0.12),
];
