import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';
import {
  coatings,
  finishWords,
  forms,
  gradeWords,
  greetings,
  heads,
  names,
  quantityForms,
  signatures,
} from './buyers-words.ts';
import { byHand } from './by-hand.ts';

/**
 * Writes tests/knowledge/queries.tsv and list-rows.tsv from parts of the demo supplier in the words of buyers, which are defined
 * here, independently of the grammar's tables. `node make-set.js <folder>`; deterministic.
 */
const [, , folder = '.'] = process.argv;
let state = 20_261;
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const chance = (share: number) => random() < share;

const parts = makeDemoSupplier({ today: '2026-11-20' }).parts.filter(
  (part) => !part.discontinued && part.superseded_by === null && !/-(?:BK|TP)$/.test(part.stock_code),
);
type Part = (typeof parts)[number];

/** Types weighted by how often buyers ask for them, not by their number of parts. */
const byType = new Map<string, Part[]>();
for (const part of parts) {
  const key =
    part.product_type === 'Lock nuts'
      ? part.description.startsWith('Nyloc')
        ? 'Nyloc nuts'
        : 'Cone lock nuts'
      : part.product_type;
  byType.set(key, [...(byType.get(key) ?? []), part]);
}
const types = Object.keys(names).filter((type) => byType.has(type));

/** The size as somebody writes it. */
function sizeWords(part: Part): { text: string; series?: string } {
  const { size, length, thread } = part;
  const bare = length.replace(/ (?:mm|in|m|ft)$/, '');
  const unit = / (\w+)$/.exec(length)?.[1] ?? '';
  const gauge = /^(\d+)g$/.exec(size)?.[1];
  if (gauge) {
    const tpi = /^(\d+) TPI$/.exec(thread)?.[1] ?? '';
    return oneOf([
      { text: `${gauge}g x ${bare}` },
      { text: `${gauge}-${tpi} x ${bare}`, series: thread },
      { text: `${gauge}g x ${bare}mm` },
      { text: `${gauge}g-${tpi}x${bare}`, series: thread },
      { text: `${gauge} gauge x ${bare}mm` },
      { text: `#${gauge} x ${bare}mm` },
    ]);
  }
  const metric = /^M([\d.]+)$/.exec(size)?.[1];
  if (metric) {
    const fine = thread === 'Metric fine' ? (/× ([\d.]+)/.exec(part.description)?.[1] ?? '') : '';
    const m = oneOf([`M${metric}`, `m${metric}`, `M${metric}`, `${metric}mm`, `M ${metric}`]);
    const withPitch = fine === '' ? m : `M${metric}${oneOf(['x', ' x ', '-'])}${fine}`;
    const series = fine === '' ? undefined : 'Metric fine';
    if (length === '') return { text: withPitch, ...(series ? { series } : {}) };
    const long =
      unit === 'm'
        ? oneOf([`${bare}m`, `${bare} m`, `${Number(bare) * 1000}mm`, `${bare} metre`])
        : oneOf([bare, `${bare}mm`, bare, `${bare} mm`, `${bare}mm long`, `${bare} lg`]);
    const times = oneOf(['x', ' x ', ' X ', 'X', ' x', '*']);
    return { text: `${withPitch}${times}${long}`, ...(series ? { series } : {}) };
  }
  if (thread === 'UNC' || thread === 'UNF') {
    const s = oneOf([size, `${size}"`, size]).replace(/#(\d+)"/, '#$1');
    const said = thread === 'UNF' || chance(0.5) ? ` ${oneOf([thread, thread.toLowerCase()])}` : '';
    const series = said === '' ? {} : { series: thread };
    if (length === '') return { text: `${s}${said === '' && /^\d$/.test(size) ? '"' : ''}${said}`, ...series };
    const l =
      unit === 'ft' ? `${bare}${oneOf(['ft', "'", ' ft'])}` : oneOf([bare, `${bare}"`, `${bare}in`, `${bare} inch`]);
    const first = said === '' && /^\d$/.test(s) ? `${s}"` : s;
    return { text: oneOf([`${first}${said} x ${l}`, `${first} x ${l}${said}`, `${first}${said}x${l}`]), ...series };
  }
  if (/ml$/.test(size)) return { text: oneOf([size, size.replace(' ', '')]) };
  if (/×/.test(size))
    return {
      text: `${size.replace(' × ', oneOf(['x', ' x ']))} ${oneOf([`${bare}m`, `x ${bare}m`, `${bare} metre`])}`,
    };
  const d = size.replace(' mm', '');
  return { text: oneOf([`${d} x ${bare}`, `${d}x${bare}`, `${d}mm x ${bare}mm`, `${d} x ${bare}mm`]) };
}

const typo = (word: string): string => {
  if (word.length < 5 || !/^[a-z]+$/i.test(word)) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  return oneOf([
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    `${word.slice(0, at)}${word[at]}${word.slice(at)}`,
  ]);
};

interface Written {
  readonly text: string;
  readonly expected: string;
  readonly full: boolean;
}

/** A part in a buyer's words, with the properties that the words state. */
function written(part: Part, type: string, detailed = false): Written {
  const name = oneOf(names[type] ?? []);
  const { text: size, series } = sizeWords(part);
  const expected: string[] = [`type=${(name.types ?? [part.product_type]).join('/')}`, `size=${part.size}`];
  if (part.length !== '') expected.push(`length=${part.length}`);
  if (name.says) expected.push(`says=${name.says}`);
  if (series) expected.push(`thread=${series}`);
  const stainless = /stainless (304|316)/.exec(part.description)?.[1];
  let grade = '';
  let finish = '';
  if (stainless) {
    grade = oneOf(gradeWords[stainless] ?? ['']);
    expected.push(`says=stainless ${stainless}`);
  } else {
    const grades = gradeWords[`${part.product_type}|${part.spec}`] ?? gradeWords[part.spec];
    if (grades && (detailed || chance(0.6))) {
      grade = oneOf(grades);
      expected.push(`spec=${part.spec}`);
    }
    const finishes = finishWords[part.finish];
    if (finishes && (detailed || chance(0.75))) {
      finish = oneOf(finishes);
      expected.push(`finish=${part.finish}`);
    }
  }
  const coating = coatings[part.spec];
  if (coating && chance(0.2)) {
    grade = oneOf(coating);
    expected.push(`spec=${part.spec}`);
  }
  let text = oneOf(forms)
    .replace('{name}', name.text)
    .replace('{size}', size)
    .replace('{grade}', grade)
    .replace('{finish}', finish);
  text = text
    .replace(/(?:, )+(?=,|$)/g, '')
    .replace(/,\s*,/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .replace(/^[\s,]+/, '')
    .trim();
  if (chance(0.08)) {
    const words = text.split(' ');
    const at = Math.floor(random() * words.length);
    text = words.map((word, i) => (i === at ? typo(word) : word)).join(' ');
  }
  if (chance(0.15)) text = text.toUpperCase();
  else if (chance(0.5)) text = text.toLowerCase();
  return { text, expected: expected.join('; '), full: detailed };
}

/** A part as named on a drawing. */
function cad(): Written | null {
  const standards: readonly (readonly [string, string, string])[] = [
    ['Hex set screws', 'ISO 4017', 'DIN 933'],
    ['Hex bolts', 'ISO 4014', 'DIN 931'],
    ['Socket cap screws', 'ISO 4762', 'DIN 912'],
    ['Socket button screws', 'ISO 7380', 'ISO 7380-1'],
    ['Socket countersunk screws', 'ISO 10642', 'DIN 7991'],
    ['Hex nuts', 'ISO 4032', 'DIN 934'],
    ['Nyloc nuts', 'ISO 7040', 'DIN 985'],
    ['Flat washers', 'ISO 7089', 'DIN 125'],
    ['Large washers', 'ISO 7093', 'DIN 9021'],
    ['Spring washers', 'DIN 127', 'DIN 127'],
    ['Thin nuts', 'ISO 4035', 'DIN 439'],
    ['Split pins', 'ISO 1234', 'DIN 94'],
    ['Threaded rod', 'DIN 975', 'DIN 976'],
  ];
  const [type, iso, din] = oneOf(standards);
  const part = oneOf(
    (byType.get(type) ?? []).filter(
      ({ thread, size }) => thread === 'Metric coarse' || thread === '' || size.endsWith('mm'),
    ),
  );
  if (!part || /^(?:Chamfered|Hex nut fine|Heavy)/.test(part.description)) return null;
  const bare = part.length.replace(/ mm$/, '');
  const s = part.size.replace(' mm', '');
  const long =
    part.length === '' ? '' : part.length.endsWith(' m') ? `${Number(part.length.replace(' m', '')) * 1000}` : bare;
  const shape = long === '' ? s : `${s} x ${long}`;
  const m = type.endsWith('washers') ? s.slice(1) : s;
  const text = oneOf([
    `${iso} ${shape}`,
    `${din} ${shape}`,
    `${din} ${shape.replaceAll(' ', '')}`,
    `${iso} - ${shape}`,
    type.endsWith('washers') ? `${iso} - ${m}` : `${iso} ${shape} --- ${long === '' ? '8' : long}N`,
    type.endsWith('nuts') ? `${iso} - ${s} - N` : `${iso} ${shape}`,
  ]).replace(/ --- 8N/, '');
  const says = type === 'Nyloc nuts' ? ['says=Nyloc'] : [];
  const expected = [
    `type=${part.product_type}`,
    `size=${part.size}`,
    ...(long === '' ? [] : [`length=${part.length}`]),
    ...says,
  ];
  return { text, expected: expected.join('; '), full: false };
}

const pick = (): Written => {
  if (chance(0.12)) {
    const drawn = cad();
    if (drawn) return drawn;
  }
  const type = oneOf(types);
  return written(oneOf(byType.get(type) ?? []), type);
};

const queries: string[] = byHand.map(([text, expected]) => `${text}\t${expected}`);
const seen = new Set(queries.map((line) => line.split('\t')[0]));
while (queries.length < 1_700) {
  const { text, expected } = pick();
  if (seen.has(text)) continue;
  seen.add(text);
  queries.push(`${text}\t${expected}`);
}

/** List rows: list, row with `\t` for tabs, expectation (`-`: not an order line), quantity in pieces or as typed. */
const rows: string[] = [];
const put = (list: number, text: string, expected: string, quantity = '') =>
  rows.push([list, text.replaceAll('\t', '\\t'), expected, quantity].join('\t'));
let list = 0;
while (rows.length < 1_900) {
  list += 1;
  const kind = list % 6;
  const many = 15 + Math.floor(random() * 20);
  if (kind === 0 || kind === 1) {
    if (kind === 1) put(list, oneOf(greetings), '-');
    const form = oneOf(quantityForms);
    for (let i = 0; i < many; i += 1) {
      const { text, expected } = pick();
      const quantity = oneOf([
        1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 500, 1000,
      ]);
      const bullet = kind === 1 ? oneOf(['', '- ', '* ', '']) : '';
      put(
        list,
        bullet +
          (chance(0.7) ? form : oneOf(quantityForms)).replace('{text}', text).replace('{quantity}', String(quantity)),
        expected,
        String(quantity),
      );
    }
    if (kind === 1) put(list, oneOf(signatures), '-');
    continue;
  }
  const head = heads[list % heads.length];
  if (!head) continue;
  put(list, head.columns.join('\t'), '-');
  for (let i = 0; i < many; i += 1) {
    const type = oneOf(types);
    const part = oneOf(byType.get(type) ?? []);
    const { text, expected } = written(part, type, chance(0.5));
    const quantity = oneOf([2, 4, 5, 8, 10, 16, 20, 25, 32, 40, 50, 64, 80, 100, 120, 200, 400, 1000]);
    const code = chance(0.15) ? `${part.stock_code.slice(0, -1)}` : part.stock_code;
    const cells = head.columns.map((column) => {
      if (/item/i.test(column) && !/desc|number/i.test(column)) return String(i + 1);
      if (/part|code/i.test(column)) return head.codes ? code : `${oneOf(['P', 'FST', 'BOM'])}-${1000 + i}`;
      if (/desc|title/i.test(column)) return text;
      if (/qty|quantity/i.test(column)) return String(quantity);
      if (/price/i.test(column)) return oneOf(['12.50', '0.85', '$3.20', '104.00']);
      if (/total/i.test(column)) return oneOf(['125.00', '85.00', '$320.00', '1,040.00']);
      if (/unit|uom/i.test(column)) return oneOf(['EA', 'PCS', 'ea']);
      return '';
    });
    put(list, cells.join('\t'), head.codes && code === part.stock_code ? `code=${code}` : expected, String(quantity));
  }
}
writeFileSync(join(folder, 'queries.tsv'), `text\texpected\n${queries.join('\n')}\n`);
writeFileSync(join(folder, 'list-rows.tsv'), `list\trow\texpected\tquantity\n${rows.join('\n')}\n`);
process.stdout.write(`${queries.length} queries, ${rows.length} rows in ${list} lists\n`);
