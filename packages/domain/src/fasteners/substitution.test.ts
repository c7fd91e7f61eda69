import { describe, expect, test } from 'vitest';
import { matingProblems } from './mating.ts';
import { roleOfType } from './role-of.ts';
import { isAsStrong, strengthOf } from './strength.ts';
import { canReplace, differencesOf, differenceText, type FastenerFacts } from './substitution.ts';

const bolt: FastenerFacts = {
  product_type: 'Hex bolts',
  description: '',
  size: 'M16',
  length: '80 mm',
  thread: 'Metric coarse',
  spec: '8.8',
  finish: 'Hot-dip galvanised',
};
const nut: FastenerFacts = { ...bolt, product_type: 'Hex nuts', length: '', spec: '8' };
const washer: FastenerFacts = { ...bolt, product_type: 'Flat washers', length: '', thread: '', spec: '200 HV' };
const said = (part: FastenerFacts, other: FastenerFacts) =>
  differenceText(differencesOf(part, other, roleOfType(part.product_type)));
const fits = (part: FastenerFacts, other: FastenerFacts) =>
  canReplace(differencesOf(part, other, roleOfType(part.product_type)));

describe('PART-05 substitutes for a part', () => {
  test.each([
    ['a lower class', { spec: '4.6' }, 'differs: class 4.6'],
    ['less corrosion protection', { finish: 'Zinc' }, 'differs: zinc'],
    ['none at all', { finish: 'Plain' }, 'differs: plain'],
    ['another thread system', { thread: 'Metric fine' }, 'differs: metric fine'],
    ['another size', { size: 'M14' }, 'differs: M14'],
    ['another length', { length: '90 mm' }, 'differs: 90 mm'],
    ['another kind', { product_type: 'Hex set screws' }, 'differs: hex set screws'],
    [
      'a higher strength with a lower proof stress',
      { spec: 'A4-70', finish: 'Plain' },
      'differs: stainless 316 (A4-70)',
    ],
    ['both', { spec: '4.6', finish: 'Zinc' }, 'differs: class 4.6, zinc'],
  ])('PART-05 never %s', (_, change, text) => {
    const other = { ...bolt, ...change };
    expect(fits(bolt, other)).toBe(false);
    expect(said(bolt, other)).toBe(text);
  });

  test.each([
    ['a higher class, stated', { spec: '10.9' }, 'differs: class 10.9'],
    ['mechanical galvanising, stated', { finish: 'Mechanical galvanised' }, 'differs: mechanical galvanised'],
    ['the same in another pack', {}, ''],
  ])('PART-05 %s, can', (_, change, text) => {
    expect(fits(bolt, { ...bolt, ...change })).toBe(true);
    expect(said(bolt, { ...bolt, ...change })).toBe(text);
  });

  test('PART-05 stainless 304 never replaces 316, nor brass steel', () => {
    const marine = { ...bolt, spec: 'A4-80', finish: 'Plain' };
    expect(said(marine, { ...marine, spec: 'A2-70' })).toBe('differs: stainless 304 (A2-70)');
    expect(fits(marine, { ...marine, spec: '8.8', finish: 'Hot-dip galvanised' })).toBe(false);
    expect(fits(bolt, { ...bolt, spec: 'CU2', finish: 'Plain' })).toBe(false);
    expect(fits({ ...bolt, spec: '4.6' }, marine)).toBe(true);
  });

  test('PART-05 coating classes of self-drilling screws are ordered', () => {
    const screw = {
      ...bolt,
      product_type: 'Hex flange self-drilling screws',
      spec: 'AS 3566 class 3',
      finish: 'Zinc-tin',
    };
    expect(fits(screw, { ...screw, spec: 'AS 3566 class 4', finish: 'Ceramic' })).toBe(true);
    expect(fits(screw, { ...screw, spec: 'AS 3566 class 2', finish: 'Zinc' })).toBe(false);
  });
});

describe('ISO 898-2 nuts and washers for a bolt', () => {
  const problems = (part: FastenerFacts, mate: FastenerFacts) =>
    differenceText(matingProblems(part, roleOfType(part.product_type), mate, roleOfType(mate.product_type)));
  const zinc = (part: FastenerFacts) => ({ ...part, finish: 'Zinc' });

  test.each([
    ['4.6', '5'],
    ['5.8', '5'],
    ['8.8', '8'],
    ['10.9', '10'],
    ['12.9', '12'],
  ])('ISO 898-2 class %s takes a nut of class %s or higher, no lower one', (spec, least) => {
    for (const of of ['5', '8', '10', '12']) {
      const expected = Number(of) >= Number(least) ? '' : `differs: class ${of}`;
      expect(problems(zinc({ ...bolt, spec }), zinc({ ...nut, spec: of }))).toBe(expected);
    }
  });

  test('ISO 898-2 thin nuts never carry a bolt’s full load', () => {
    for (const spec of ['04', '05', 'A4-035'])
      expect(problems(bolt, { ...nut, spec })).toBe(
        `differs: ${spec === 'A4-035' ? 'stainless 316 (A4-035)' : `class ${spec}`}`,
      );
  });

  test('PART-07 a structural assembly has its nut and washer already: no loose ones are related to it (AS/NZS 1252.1)', () => {
    const assembly = { ...bolt, product_type: 'Structural assemblies', spec: '8.8 K0' };
    expect(problems(assembly, nut)).toBe('differs: hex nuts');
    expect(problems(nut, assembly)).toBe('differs: structural assemblies');
    expect(problems(assembly, washer)).toBe('differs: flat washers');
  });

  test('an inch jam nut is no mating nut, though it has the grade of a full nut (ASME B18.2.2)', () => {
    const inch = { ...zinc(bolt), size: '1/2', thread: 'UNC', spec: 'Grade 5' };
    expect(problems(inch, { ...inch, product_type: 'Thin nuts' })).toBe('differs: thin nuts');
    expect(problems({ ...inch, product_type: 'Thin nuts' }, inch)).toBe('differs: hex bolts');
    expect(problems(inch, { ...inch, product_type: 'Hex nuts' })).toBe('');
  });

  test('a nut that states no class carries no high-tensile bolt; 2H nuts carry B7 studs', () => {
    const wing = { ...zinc(nut), product_type: 'Wing nuts', spec: 'Malleable iron' };
    expect(problems(zinc({ ...bolt, spec: '12.9' }), wing)).toBe('differs: Malleable iron');
    expect(problems(zinc({ ...bolt, spec: '8.8' }), { ...wing, product_type: 'Rivet nuts', spec: 'Steel' })).toBe(
      'differs: Steel',
    );
    expect(problems(zinc({ ...bolt, spec: '4.6' }), wing)).toBe('');
    const stud = { ...zinc(bolt), product_type: 'Threaded rod', size: '1/2', thread: 'UNC', spec: 'B7' };
    expect(problems(stud, { ...stud, product_type: 'Hex nuts', spec: '2H' })).toBe('');
  });

  test('AS 1214 oversize-tapped nuts fit only hot-dip galvanised bolts', () => {
    expect(problems(bolt, nut)).toBe('');
    expect(problems(zinc(bolt), nut)).toBe('differs: hot-dip galvanised');
    expect(problems(bolt, zinc(nut))).toBe('differs: zinc');
  });

  test('ISO 7089 washers of 200 HV go with class 8.8, of 300 HV with 10.9', () => {
    const under = (spec: string, hardness: string) => problems({ ...bolt, spec }, { ...washer, spec: hardness });
    expect([under('8.8', '200 HV'), under('10.9', '300 HV')]).toEqual(['', '']);
    expect([under('10.9', '200 HV'), under('12.9', '300 HV')]).toEqual(['differs: 200 HV', 'differs: 300 HV']);
  });

  test('inch grades go with nuts that match their tensile strength', () => {
    const inch = { ...zinc(bolt), size: '1/2', thread: 'UNC', spec: 'Grade 8' };
    expect(problems(inch, { ...inch, product_type: 'Hex nuts', spec: 'Grade 8' })).toBe('');
    expect(problems(inch, { ...inch, product_type: 'Hex nuts', spec: 'Grade 5' })).toBe('differs: grade 5');
  });

  test('a stainless bolt takes no plated washer, and parts outside a joint are not judged', () => {
    expect(problems({ ...bolt, spec: 'A4-80', finish: 'Plain' }, zinc(washer))).toBe('differs: zinc');
    expect(problems(bolt, { ...bolt, product_type: 'Split pins' })).toBe('');
  });
});

test('strengths are compared in both values, and not across scales', () => {
  const compare = (other: string, than: string) => isAsStrong(strengthOf(other, 'male'), strengthOf(than, 'male'));
  expect(compare('10.9', '8.8')).toBe(true);
  expect(compare('A4-80', '8.8')).toBe(false);
  expect(compare('Grade 5', 'Grade 8')).toBe(false);
  expect(compare('45H', '12.9')).toBeNull();
});
