import { boltClassOf, highTensile, matingNutClass } from './grades.ts';
import { either, oneOf, optional, sequence } from './patterns.ts';
import type { Role, SizeSystem } from './types.ts';
import type { WorkingText } from './working-text.ts';

export interface GradeRead {
  materials: string[];
  strengths: string[];
  coating: string | null;
}

/** `property class`, `Gr.`, `CL-`: before the number of a class. */
const className = sequence(
  either(/property\s*class/, oneOf(['class', 'cl', 'grade', 'gde', 'grd', 'gr', 'g'])),
  /\.?\s*[-:]?\s*/,
);
/** Property classes of bolts (ISO 898-1). */
const decimalClasses = ['4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9', '14.9'] as const;
/** `8.8`, `class 10.9`, `8.8/S` of a structural bolt, but not `4.8 mm` of a rivet. */
const decimalClass = new RegExp(
  sequence(
    sequence(/(?<![\w./])/, optional(className), `(${oneOf(decimalClasses)})`),
    /(?!\d|\/\d|\.\d|\s*mm|\s*x)(?:\s*\/?\s*s(?![a-z]))?/,
  ),
);
/** Classes of nuts, and grades of inch bolts. */
const wholeClasses = ['04', '4', '05', '5', '2', '3', '6', '8', '9', '10', '12'] as const;
/** `class 8`, `grade 5`: without the word it is only a number. */
const wholeClass = new RegExp(sequence(/(?<![\w./])/, className, `(${oneOf(wholeClasses)})`, /(?![\d/]|\.\d)/));
/** `A2`, `A4-70` (ISO 3506). */
const stainlessClass = /(?<![a-z0-9])a([24])(?:\s*[-/.]?\s*(50|70|80|100))?(?![a-z0-9])/;
/** `SS`, `stainless steel`: before or behind the number of a stainless steel. */
const stainlessWord = /(?:ss|s\/s|st\/st|stainless(?:\s*steel)?|grade)/;
const wordBefore = either(stainlessWord, /gr|type|f593/);
/** `316`, `SS304`, `316L stainless`, `type 316`. */
const stainlessNumber = new RegExp(
  sequence(
    sequence(/(?<![\w.])/, optional(wordBefore, /[\s-]*/)),
    /(304|316)l?(?![\d.])/,
    optional(/[\s-]*/, stainlessWord, /(?![a-z])/),
  ),
);
/** Steel numbers of EN 10088: 1.4301 to 1.4311 are of the kind of 304, 1.4401 to 1.4436 and 1.4571 of 316. */
const steelNumber = /(?<![\w.])1\.4(?:(3)(?:01|05|06|07|11)|(?:401|404|432|435|436|571))(?!\d)/;
/** `Climaseal 4`: a maker's coating by its class in AS 3566. */
const coatingOfBrand = /(?<=clima(?:seal|coat)[ -]?)([34])(?![\w.])/;
/** `200 HV` of a washer. */
const hardness = /(?<![\w.])(100|140|200|300)\s*hv(?![a-z])/;
/** `B7` and `L7` (ASTM A193, A320), `2H` (A194), `45H` of a set screw (ISO 898-5), `CU2` (ISO 8839), `K0` of a nut. */
const other = /(?<![a-z0-9])(b7m?|l7|b8m?|a307|2h|45h|g250|c15e?|cu2|ca260|k[012](?=\s|$|~))(?![a-z0-9])/;

/** Reads class, grade and material by pattern. Words such as `stainless` are read by `readWords`. */
export function readGrades(
  text: WorkingText,
): (role: Role | null, system: SizeSystem | null, drilling: boolean) => GradeRead {
  const materials: string[] = [];
  const decimals: string[] = [];
  const wholes: string[] = [];
  const strengths: string[] = [];
  for (let found = text.takeMatch(stainlessClass); found; found = text.takeMatch(stainlessClass)) {
    materials.push(found[1] === '2' ? '304' : '316');
    if (found[2]) strengths.push(found[2]);
  }
  for (let found = text.takeMatch(stainlessNumber); found; found = text.takeMatch(stainlessNumber))
    materials.push(found[1] ?? '');
  for (let found = text.takeMatch(steelNumber); found; found = text.takeMatch(steelNumber))
    materials.push(found[1] === '3' ? '304' : '316');
  for (let found = text.takeMatch(decimalClass); found; found = text.takeMatch(decimalClass))
    decimals.push(found[1] ?? '');
  for (let found = text.takeMatch(wholeClass); found; found = text.takeMatch(wholeClass))
    wholes.push((found[1] ?? '').replace(/^0(?=4|5)/, '0'));
  const brand = text.takeMatch(coatingOfBrand)?.[1];
  if (brand !== undefined) wholes.push(brand);
  for (let found = text.takeMatch(hardness); found; found = text.takeMatch(hardness)) strengths.push(`${found[1]} hv`);
  for (let found = text.takeMatch(other); found; found = text.takeMatch(other)) {
    const word = found[1] ?? '';
    if (/^c[ua]/.test(word)) materials.push('brass');
    else strengths.push(word);
  }
  return (role, system, drilling) => {
    if (drilling) return { materials, strengths, coating: wholes[0] ?? null };
    const ofDecimals = decimals.map((each) => (role === 'nut' ? (matingNutClass[each] ?? each) : each));
    const ofWholes = wholes.flatMap((each) => {
      const bare = each.replace(/^0/, '');
      if (system === 'inch' || system === 'number') return [`grade ${bare}`];
      if (role === 'nut') return each.startsWith('0') ? [each, bare] : [each];
      const bolt = boltClassOf[bare];
      if (system === 'metric') return bolt ? [bolt] : [bare];
      return [`grade ${bare}`, bare, ...(bolt ? [bolt] : [])];
    });
    return { materials, strengths: [...strengths, ...ofDecimals, ...ofWholes], coating: null };
  };
}

/** Returns the classes that "high tensile" and similar words mean. */
export const strengthsOf = (strength: string): readonly string[] =>
  strength === 'high tensile' ? highTensile : [strength];
/** Returns the grades of a material; `stainless` without a grade means either. */
export const materialsOf = (material: string): readonly string[] =>
  material === 'stainless'
    ? ['304', '316', 'stainless']
    : material === 'aluminium'
      ? ['aluminium', 'all aluminium']
      : [material];
