import { addDays } from '../dates.ts';
import { fraction, randomFor } from '../random.ts';
import { allFamilies } from '../standards/all.ts';
import { type DocumentSection, documentTexts } from './document-texts.ts';
import type { DemoPart } from './part.ts';

export interface DemoDocument {
  readonly resource_id: string;
  readonly title: string;
  readonly kind: 'data sheet' | 'guide' | 'safety data sheet' | 'assessment';
  readonly path: string;
  readonly body: readonly DocumentSection[];
}

export interface DemoPartDocument {
  readonly stock_code: string;
  readonly resource_id: string;
}

export interface DemoCertificate {
  readonly certificate_no: string;
  readonly stock_code: string;
  readonly batch: string;
  readonly heat: string;
  /** YYYY-MM-DD */
  readonly issued: string;
  readonly data: {
    readonly standard: string;
    /** Percent by mass. */
    readonly chemistry: Readonly<Record<string, string>>;
    readonly mechanical: readonly { readonly property: string; readonly value: string }[];
  };
}

const paper = (resource_id: string, title: string, kind: DemoDocument['kind']): DemoDocument => ({
  resource_id,
  title,
  kind,
  path: `/documents/${resource_id}.pdf`,
  body: documentTexts[resource_id] ?? [],
});

const guides = {
  structural: paper('guide-structural', 'Tightening structural assemblies: part turn and torque', 'guide'),
  galvanised: paper('guide-galvanised', 'Working with galvanised threads', 'guide'),
  stainless: paper('guide-stainless', 'Stainless fasteners: galling and how to avoid it', 'guide'),
  anchors: paper('guide-anchors', 'Setting anchors in concrete', 'guide'),
  resin: paper('sds-mortar', 'Two-part mortar', 'safety data sheet'),
  assessment: paper('eta-mortar', 'Technical assessment of bonded anchors', 'assessment'),
} as const;

export function documents(): DemoDocument[] {
  return [
    ...allFamilies.map((family) =>
      paper(`ds-${family.key}`, `${family.productType}: ${family.standard}`, 'data sheet'),
    ),
    ...Object.values(guides),
  ];
}

/** Each part's data sheet, and the guides and safety data sheets that apply to it. */
export function partDocumentsOf(parts: readonly DemoPart[]): DemoPartDocument[] {
  return parts.flatMap(({ stock_code, candidate: { family, treatment, form } }) => {
    if (form !== '') return [];
    const found = [`ds-${family.key}`];
    if (family.role === 'assembly') found.push(guides.structural.resource_id);
    if (family.category === 'Anchors') found.push(guides.anchors.resource_id);
    if (treatment.material === 'resin') found.push(guides.resin.resource_id, guides.assessment.resource_id);
    if (treatment.finish === 'Hot-dip galvanised' && family.role !== 'washer')
      found.push(guides.galvanised.resource_id);
    if (treatment.material === 'stainless' && family.role === 'nut') found.push(guides.stainless.resource_id);
    return found.map((resource_id) => ({ stock_code, resource_id }));
  });
}

/** Minimum tensile strength in MPa and hardness range HV by property class: ISO 898-1:2013, tables 3 and 4. */
const strength: Readonly<Record<string, { readonly tensile: number; readonly hardness: readonly [number, number] }>> = {
  '8.8': { tensile: 800, hardness: [250, 320] },
  '10.9': { tensile: 1040, hardness: [320, 380] },
  '12.9': { tensile: 1220, hardness: [385, 435] },
  '8.8 K0': { tensile: 830, hardness: [255, 331] },
  '8.8 K1': { tensile: 830, hardness: [255, 331] },
  '8.8 K2': { tensile: 830, hardness: [255, 331] },
  'A2-70': { tensile: 700, hardness: [200, 300] },
  'A4-80': { tensile: 800, hardness: [220, 320] },
};

/** ISO 3506-1:2009, table 1: A4 (316) contains 2 to 3% molybdenum; A2 (304) has more chromium. */
const stainlessChemistry = (spec: string): Readonly<Record<string, string>> =>
  spec.startsWith('A4')
    ? { C: '0.04', Si: '0.46', Mn: '1.38', P: '0.031', S: '0.008', Cr: '16.8', Mo: '2.12', Ni: '10.6' }
    : { C: '0.05', Si: '0.48', Mn: '1.42', P: '0.031', S: '0.008', Cr: '18.2', Ni: '8.4' };

/** EN 10204 3.1 inspection certificates: for every structural assembly and some of the other high-strength bolts. */
export function certificatesOf(parts: readonly DemoPart[], seed: number, today: string): DemoCertificate[] {
  const found: DemoCertificate[] = [];
  // The wider range comes last, so that certificates of the original range keep their numbers.
  const inOrder = [...parts.filter((part) => !part.candidate.wider), ...parts.filter((part) => part.candidate.wider)];
  for (const part of inOrder) {
    const { family, treatment, shape, form } = part.candidate;
    const grade = strength[treatment.spec];
    const bolts = family.role === 'bolt' || family.role === 'assembly' || family.role === 'rod';
    if (!grade || !bolts || form !== '') continue;
    const chance = family.role === 'assembly' ? 1 : shape.demand >= 1 && treatment.demand > 0.8 ? 0.6 : 0.08;
    if (fraction(`${part.stock_code}:certified`, seed) >= chance) continue;
    const random = randomFor(`${part.stock_code}:certificates`, seed);
    const stainless = treatment.material === 'stainless';
    for (let lot = random.whole(1, 3); lot > 0; lot--) {
      found.push({
        certificate_no: `TC-${String(100_000 + found.length)}`,
        stock_code: part.stock_code,
        batch: `B${random.whole(10_000, 99_999)}`,
        heat: `${random.pick(['A', 'C', 'H', 'K', 'T'])}${random.whole(100_000, 999_999)}`,
        issued: addDays(today, -random.whole(20, 900)),
        data: {
          standard: family.standard,
          chemistry: stainless
            ? stainlessChemistry(treatment.spec)
            : {
                C: (0.28 + random.whole(0, 14) / 100).toFixed(2),
                Mn: '0.82',
                P: '0.014',
                S: '0.007',
                Cr: '0.94',
                B: '0.0021',
              },
          mechanical: [
            { property: 'Tensile strength', value: `${grade.tensile + random.whole(15, 90)} MPa` },
            { property: 'Hardness', value: `${random.whole(...grade.hardness)} HV` },
            { property: 'Proof load', value: 'passed' },
          ],
        },
      });
    }
  }
  return found;
}
