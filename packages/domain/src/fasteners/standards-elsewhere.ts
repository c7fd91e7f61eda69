import { captured, either, oneOfNames, optional, sequence } from './patterns.ts';
import type { StandardRecord } from './types.ts';

/** National standards and the standard with the same product; left the national one. Only for identification, not for dimensions. */
const table: Readonly<Record<string, string>> = {
  // Italy
  'UNI 5737': 'DIN 931',
  'UNI 5738': 'DIN 960',
  'UNI 5739': 'DIN 933',
  'UNI 5740': 'DIN 961',
  'UNI 5931': 'DIN 912',
  'UNI 5933': 'DIN 7991',
  'UNI 5923': 'DIN 913',
  'UNI 5925': 'DIN 915',
  'UNI 5927': 'DIN 914',
  'UNI 5929': 'DIN 916',
  'UNI 5587': 'ISO 4033',
  'UNI 5588': 'DIN 934',
  'UNI 5589': 'DIN 936',
  'UNI 5721': 'DIN 1587',
  'UNI 5448': 'DIN 315',
  'UNI 7473': 'DIN 982',
  'UNI 7474': 'DIN 985',
  'UNI 6592': 'DIN 125',
  'UNI 6593': 'DIN 9021',
  'UNI 1751': 'DIN 127',
  'UNI 7435': 'DIN 471',
  'UNI 7437': 'DIN 472',
  'UNI 6873': 'DIN 1481',
  'UNI 1336': 'DIN 94',
  'UNI 7687': 'DIN 7985',
  'UNI 7688': 'DIN 965',
  'UNI 5731': 'DIN 603',
  'UNI 704': 'DIN 571',
  'UNI 2947': 'DIN 580',
  // France
  'NF E25-112': 'DIN 931',
  'NF E25-114': 'DIN 933',
  'NF E25-125': 'DIN 912',
  'NF E25-173': 'ISO 7380',
  'NF E25-401': 'DIN 934',
  'NF E25-405': 'ISO 4035',
  'NF E25-409': 'ISO 7040',
  'NF E25-513': 'DIN 125',
  'NF E25-514': 'DIN 125',
  'NF E25-515': 'DIN 127',
  'NF E25-136': 'DIN 975',
  // Poland
  'PN 82101': 'DIN 931',
  'PN 82105': 'DIN 933',
  'PN 82302': 'DIN 912',
  'PN 82144': 'DIN 934',
  'PN 82175': 'DIN 985',
  'PN 82181': 'DIN 1587',
  'PN 82005': 'DIN 125',
  'PN 82006': 'DIN 125',
  'PN 82008': 'DIN 127',
  'PN 82030': 'DIN 9021',
  'PN 82001': 'DIN 94',
  'PN 82406': 'DIN 603',
  // Czechia and Slovakia
  'CSN 021101': 'DIN 931',
  'CSN 021103': 'DIN 933',
  'CSN 021143': 'DIN 912',
  'CSN 021401': 'DIN 934',
  'CSN 021403': 'DIN 439',
  'CSN 021492': 'DIN 985',
  'CSN 021702': 'DIN 125',
  'CSN 021740': 'DIN 127',
  'CSN 021726': 'DIN 9021',
  'CSN 021781': 'DIN 94',
  'CSN 021319': 'DIN 603',
  // Countries of the former Soviet Union
  'GOST 7798': 'DIN 931',
  'GOST 7805': 'DIN 931',
  'GOST 11738': 'DIN 912',
  'GOST 5915': 'DIN 934',
  'GOST 5927': 'DIN 934',
  'GOST 11371': 'DIN 125',
  'GOST 6402': 'DIN 127',
  'GOST 6958': 'DIN 9021',
  'GOST 397': 'DIN 94',
  'GOST 7802': 'DIN 603',
  'GOST 17473': 'DIN 7985',
  'GOST 17475': 'DIN 965',
  'GOST 13942': 'DIN 471',
  'GOST 13943': 'DIN 472',
  'GOST 11860': 'DIN 1587',
  'GOST 3032': 'DIN 315',
  'GOST 4751': 'DIN 580',
  // China
  'GB 5780': 'ISO 4016',
  'GB 5781': 'ISO 4018',
  'GB 5782': 'ISO 4014',
  'GB 5783': 'ISO 4017',
  'GB 70.1': 'ISO 4762',
  'GB 70': 'ISO 4762',
  'GB 70.2': 'ISO 7380',
  'GB 70.3': 'ISO 10642',
  'GB 77': 'ISO 4026',
  'GB 78': 'ISO 4027',
  'GB 79': 'ISO 4028',
  'GB 80': 'ISO 4029',
  'GB 6170': 'ISO 4032',
  'GB 6172': 'ISO 4035',
  'GB 889.1': 'ISO 7040',
  'GB 889': 'ISO 7040',
  'GB 6177': 'ISO 4161',
  'GB 923': 'DIN 1587',
  'GB 62': 'DIN 315',
  'GB 97.1': 'ISO 7089',
  'GB 97': 'ISO 7089',
  'GB 97.2': 'ISO 7090',
  'GB 95': 'ISO 7091',
  'GB 96': 'ISO 7093',
  'GB 93': 'DIN 127',
  'GB 91': 'ISO 1234',
  'GB 818': 'ISO 7045',
  'GB 819': 'ISO 7046',
  'GB 879': 'ISO 8752',
  'GB 893': 'DIN 472',
  'GB 894': 'DIN 471',
  'GB 12': 'DIN 603',
  'GB 14': 'DIN 603',
  'GB 825': 'DIN 580',
  'GB 12618': 'ISO 15977',
  // Japan
  'JIS B1181': 'ISO 4032',
  'JIS B1177': 'ISO 4029',
  'JIS B1256': 'ISO 7089',
  'JIS B1251': 'DIN 127',
  'JIS B1351': 'ISO 1234',
  'JIS B1111': 'ISO 7045',
  'JIS B1168': 'DIN 580',
  'JIS B1183': 'DIN 1587',
  'JIS B1185': 'DIN 315',
  'JIS B1190': 'DIN 6923',
  // India
  'IS 1363': 'ISO 4016',
  'IS 1364': 'JIS B1180',
  'IS 2269': 'ISO 4762',
  'IS 3063': 'DIN 127',
  'IS 2016': 'DIN 125',
  'IS 549': 'ISO 1234',
  'IS 7002': 'ISO 7040',
};

const source = "Cross-reference tables of fastener wholesalers' catalogues";

/** The national standards as records, with the families of the standard they correspond to. */
export function standardsElsewhere(records: readonly StandardRecord[]): readonly StandardRecord[] {
  const known = new Map(records.map((record) => [`${record.body} ${record.number}`, record]));
  return Object.entries(table).flatMap(([name, like]) => {
    const record = known.get(like);
    const [, body = '', number = ''] = /^(NF|\S+) (.+)$/.exec(name) ?? [];
    return record ? [{ ...record, body, number, same: [like], near: [], source }] : [];
  });
}

/** Names of the national standards in texts. `GB/T` are the Chinese standards that are only recommended. */
const bodies = ['uni', 'nf - e', 'pn', 'csn', 'gost', 'gb / t', 'gb', 'is'] as const;
/** `25-112` of `NF E25-112`, `02 1101` of ČSN, `5782`, `70.1`. */
const standardNumber = either(/25\s*-?\s*\d{3}/, /02\s?\d{4}/, /\d{2,5}(?:\.\d(?!\d))?/);
/** `PN-M/82101`: the letter for mechanics before the number. */
const mechanics = /m\s*[-/]\s*/;
/** `GB/T 5782-2016`, `GOST 7798-70`. */
const year = /\s*[-:]\s*(?:(?:19|20)\d\d|\d\d)(?![\dx.*])/;
const national = new RegExp(
  sequence(
    sequence(/(?<![a-z0-9])/, captured('body', oneOfNames(bodies)), /\s*[-:./]?\s*/),
    sequence(optional(mechanics), captured('number', standardNumber), optional(year), /(?![\d.])/),
  ),
);

export interface NationalStandard {
  readonly start: number;
  readonly end: number;
  /** Such as `GB 5782`. */
  readonly name: string;
  /** The text cannot be anything but a standard's number, even if it is unknown. */
  readonly certain: boolean;
}

/** Finds the number of a national standard in a text in lower case. */
export function findNational(text: string): NationalStandard | null {
  const match = national.exec(text);
  if (!match) return null;
  const [whole] = match;
  const { body: written = '', number = '' } = match.groups ?? {};
  const body = written.replace(/[^a-z]/g, '');
  const bare = number.replace(/\s/g, '');
  const name =
    body === 'nfe' ? `NF E${bare.replace(/^25-?/, '25-')}` : `${body === 'gbt' ? 'GB' : body.toUpperCase()} ${bare}`;
  return { start: match.index, end: match.index + whole.length, name, certain: body !== 'is' && body !== 'pn' };
}
