import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFastener } from './read-fastener.ts';
import { defaultTables, extendTables, sameStandards } from './tables.ts';

/** The reading in one line: families, size × length, thread, class, finish, features; parts joined by `+`. */
function brief(text: string): string {
  return readFastener(text)
    .items.map(({ families, size, length, thread, materials, strengths, finishes, features }) =>
      [
        families[0] ?? '?',
        `${size?.text ?? '-'}${length ? ` x ${Math.round(length.mm * 10) / 10}` : ''}`,
        thread.series ?? '',
        [...materials, ...strengths].join('/'),
        finishes[0] ?? '',
        features.join('/'),
      ]
        .join(' | ')
        .replace(/(?: \| )+$/, ''),
    )
    .join(' + ');
}
const quantity = (text: string) => readFastener(text).quantity?.text ?? null;

describe('SRCH-01 the trade’s words', () => {
  test.each([
    ['M16x60 HDG bolt and nut', 'hex_bolt | M16 x 60 |  |  | hdg + hex_nut | M16 |  |  | hdg'],
    [
      'bolt nut washer set m12 x 50 galv',
      'hex_bolt | M12 x 50 |  |  | hdg + hex_nut | M12 |  |  | hdg + flat_washer | M12 |  |  | hdg',
    ],
    ['SCREW, CAP, SOCKET HD, M8X25, 12.9', 'socket_cap_screw | M8 x 25 |  | 12.9'],
    ['shcs m6 x 20 blk', 'socket_cap_screw | M6 x 20 |  |  | black'],
    ['button head m5x12 ss316', 'socket_button_screw | M5 x 12 |  | 316'],
    ['csk socket m8x25', 'socket_countersunk_screw | M8 x 25'],
    ['grub screw m6x6 cup point', 'socket_set_screw | M6 x 6 |  |  |  | cup point'],
    ['nyloc m10 a4', 'nyloc_nut | M10 |  | 316'],
    ['half nut m16 gr8', 'thin_nut | M16 |  | 8'],
    ['m12 nut 8 zinc', 'hex_nut | M12 |  | 8 | zinc'],
    ['100 nuts m16 10 zp', 'hex_nut | M16 |  | 10 | zinc'],
    ['M12 penny washer', 'large_washer | M12'],
    ['mudguard washers m6', 'large_washer | M6'],
    ['allthread m10 x 1m zp', 'threaded_rod | M10 x 1000 |  |  | zinc'],
    ['10g x 25 tek', 'self_drilling_screw | #10 x 25'],
    ['4.8 x 12 pop rivet alum', 'blind_rivet | 4.8 mm x 12 |  | aluminium/all aluminium'],
    ['dynabolt 10 x 75', 'sleeve_anchor | M10 x 75'],
    ['trubolt M12 x 100 gal', 'wedge_anchor | M12 x 100 |  |  | hdg'],
    ['chemset cartridge 380ml', 'chemical_cartridge | 380 ml'],
    ['cup head bolt m12x120', 'cup_head_bolt | M12 x 120'],
    ['coach screw m10 x 100', 'coach_screw | M10 x 100'],
    ['cotter pin 3.2 x 25', 'split_pin | 3.2 mm x 25'],
    ['1/4-20 x 1 hex bolt gr 5', 'hex_bolt | 1/4 x 25.4 | UNC | grade 5'],
    ['1/2" UNF x 2" hex bolt', 'hex_bolt | 1/2 x 50.8 | UNF'],
    ['#10-32 x 1/2 socket cap screw', 'socket_cap_screw | #10 x 12.7 | UNF'],
    ['M10x1.25 nut', 'hex_nut | M10 | fine'],
    ['M8x1.25x40 hex bolt', 'hex_bolt | M8 x 40 | coarse'],
    ['soket cap scew m8x30', 'socket_cap_screw | M8 x 30'],
    ['M12 x 50 hex bolt gr 8.8 yellow zinc', 'hex_bolt | M12 x 50 |  | 8.8 | yellow_zinc'],
    ['M1Ox3O hex set screw', 'hex_set_screw | M10 x 30'],
    ['Ml2 f1at washer', 'flat_washer | M12'],
    ['M20 x 300 HD bolts', 'j_bolt | M20 x 300'],
    ['boltm8x25', 'hex_bolt | M8 x 25'],
    ['M-16 nut', 'hex_nut | M16'],
    ['3/4 dia x 4 lg bolt', 'hex_bolt | 3/4 x 101.6'],
    ['dynoblot 12', 'sleeve_anchor | M12'],
    ['through bolt 10 90 gal', 'wedge_anchor | M10 x 90 |  |  | hdg'],
    ['rawlnut m6', 'rubber_nut | M6'],
    ['c clip 20mm shaft', 'external_circlip | 20 mm'],
    ['DIN 471 30x1,5', 'external_circlip | 30 mm'],
    ['epoxy anchor 600ml', 'chemical_cartridge | 600 ml'],
    ['rivet aluminium 4.0 10mm grip', 'blind_rivet | 4 mm x 10 |  | aluminium/all aluminium'],
    ['wire rope grip 6mm', 'rope_grip | M6'],
    ['Linsenflachkopfschraube M5x10', 'socket_button_screw | M5 x 10'],
    ['hex hd bolt M20 x 90', 'hex_bolt | M20 x 90'],
    ['K0 M20 x 120 bolt', 'structural_assembly | M20 x 120 |  | k0'],
    ['2" long 1/2" bolt UNC', 'hex_bolt | 1/2 x 50.8 | UNC'],
    ['SD64BS rivet', 'blind_rivet | 4.8 mm'],
    ['unistrut P1000 6m', 'strut_channel | 41 x 41 x 6000'],
    ['chemset gun', 'setting_tool | -'],
    ['D1300 47', 'internal_circlip | 47 mm'],
  ])('SRCH-01 %s', (text, expected) => {
    expect(brief(text)).toBe(expected);
  });
});

describe('SRCH-01 standards and CAD forms', () => {
  test.each([
    ['ISO 4762 M5 x 16 --- 16N', 'socket_cap_screw | M5 x 16'],
    ['ISO 7089 - 6', 'flat_washer | M6'],
    ['DIN 985 - M8 - N', 'nyloc_nut | M8'],
    ['DIN 125 - A 8.4', 'flat_washer | M8'],
    ['DIN 912 M6x20 A2-70', 'socket_cap_screw | M6 x 20 |  | 304/70'],
    ['DIN EN ISO 4017 M8x30 8.8', 'hex_set_screw | M8 x 30 |  | 8.8'],
    ['AS/NZS 1252 M20 x 75', 'structural_assembly | M20 x 75'],
    ['933 M8x30 A4', 'hex_set_screw | M8 x 30 |  | 316'],
    ['Scheibe A13 DIN 125 vz', 'flat_washer | M12 |  |  | zinc'],
    ['Unterlegscheibe M6 DIN 9021 A2', 'large_washer | M6 |  | 304'],
    ['Sicherungsring 30x1,5 DIN 471', 'external_circlip | 30 mm'],
    ['hose clamps 316 16-25mm', 'hose_clamp | 16–25 mm |  | 316'],
    ['hex head metal thread screw m6x40', 'hex_set_screw | M6 x 40'],
    ['timber screw hex head m8 x 100', 'coach_screw | M8 x 100 |  |  |  | hex'],
    ['epoxy anchor adhesive 585 ml', 'chemical_cartridge | 585 ml'],
    ['DIN 914 M5x10', 'socket_set_screw | M5 x 10 |  |  |  | cone point'],
  ])('SRCH-01 %s', (text, expected) => {
    expect(brief(text)).toBe(expected);
  });
  test('SRCH-01 hot-dip galvanised is not mechanically galvanised; galvanised alone may be either', () => {
    const finishes = (text: string) => readFastener(text).items[0]?.finishes;
    expect(finishes('M16 x 65 hex bolt 8.8 HDG')).toEqual(['hdg']);
    expect(finishes('M16 x 65 hex bolt 8.8 hot dip galv')).toEqual(['hdg']);
    expect(finishes('M16 x 65 hex bolt 8.8 galv')).toEqual(['hdg', 'mech_gal']);
  });

  test('a phrase has no word that is a spelling of another: it would never be found', () => {
    const spellings = new Map(defaultTables.words.flatMap(({ word, as }) => as.map((each) => [each, word] as const)));
    const { families, finishes, grades, features } = defaultTables;
    const lost = [...families, ...finishes, ...grades, ...features].flatMap(({ id, words }) =>
      words
        .filter((phrase) => phrase.split(' ').some((word) => (spellings.get(word) ?? word) !== word))
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(lost).toEqual([]);
  });
  test('equivalent standards refer to each other, and each row cites its source and existing families', () => {
    expect(sameStandards('DIN 933')).toContain('ISO 4017');
    expect(sameStandards('ISO 4017')).toContain('DIN 933');
    const families = new Set(defaultTables.families.map(({ id }) => id));
    for (const { source, families: named } of defaultTables.standards) {
      expect(source).not.toBe('');
      for (const id of named) expect(families).toContain(id);
    }
    for (const { also = [], nearest } of defaultTables.families) {
      for (const id of [...also, ...(nearest ? [nearest] : [])]) expect(families).toContain(id);
    }
  });
});

describe('IMP-06 quantities', () => {
  test.each([
    ['100 x M12x50 hex bolt', '100'],
    ['M12 x 50 hex bolt x 100', '100'],
    ['200 off 12mm nuts', '200 off'],
    ['qty 50 M10 x 40 hex set screw', '50'],
    ['2 boxes of m8 x 40 set screws', '2 boxes'],
    ['M6 nut (100)', '100'],
    ['M12 nut - 100', '100'],
    ['25 1/2 x 2 unc bolts', '25'],
    ['50 hex bolts m10x30', '50'],
    ['1,000 M6 washers', '1,000'],
    ['20 - M8 nuts', '20'],
    ['6 - 1/2" x 3" UNC bolts', '6'],
    ['30/ M12x50 gal', '30'],
    ['box of 100 M8x30 set screws', '100'],
    ['M8 nuts zinc 1 pkt of 200', '200'],
    ['M8x40 zinc bolts, 2 x box 100', '2*100'],
    ['1 000 pcs M4 nuts', '1000'],
    ['2.5k M6 washers', '2500'],
    ['5 x 3m M10 threaded rod', '5'],
    ['M12 gal nuts.....30', '30'],
    ['bonded washers M14 x 10', '10'],
    ['M10 x 30 sets BZP x 200', '200'],
    ['forty M16 nuts', '40'],
    ['M8 nuts 500/box x 3', '3*500'],
    ['10 x 10 pack M16 nyloc zp', '10 x 10'],
    ['1 pair M20 eye bolts', '2'],
    ['0.5 gross M10 nuts', '72'],
    ['M10 x 20 flange bolt (75 required, 100 preferred)', '75'],
    ['chemset 380ml vinylester 6 tubes', '6'],
    ['M8 drop in anchors zinc x 250', '250'],
    ['12-14x20 metal teks 2 x 500', '2 x 500'],
    ['M6 x 20 x 200 cap screw', '200'],
    ['class 10 nut M10 x 100', '100'],
    ['1000 U-Scheiben M8 verz.', '1000'],
    ['tek screws 12g x 35 box of 500', '500'],
    ['M12 x 50 box of 100 hex bolts', '100'],
    ['M12 x 50 hex bolts 2 box of 100', '2*100'],
    ['coach screws M10 x 75 100 pack', '100'],
    ['M12 nuts 10 pk', '10 pk'],
  ])('IMP-06 %s', (text, expected) => {
    expect(quantity(text)).toBe(expected);
  });
  test.each([
    'M12 x 100 hex bolt',
    'hex bolt M12 x 50 8.8',
    '1 1/2 x 3 bolt',
    'nut m16 gr 8',
    '316 M8 nut',
    'M10 nut $12.50',
    '12.9 socket cap m8 x 25',
    'split pin 3.2 x 25',
    '10 x 24 x 1/2',
    'M12 x 100 coach screw',
    'M8 rod x 1000',
  ])('IMP-06 sizes, grades and prices are no quantities: %s', (text) => {
    expect(quantity(text)).toBeNull();
  });
  test('SRCH-01 a number without a unit is never silently a length', () => {
    const { items, figures, confidence } = readFastener('M10 50 hex bolt');
    expect(items[0]?.length).toMatchObject({ mm: 50, confidence: 0.5 });
    expect(figures).toMatchObject([{ value: 50, may: ['length', 'quantity'] }]);
    expect(confidence).toBeLessThan(readFastener('M10 x 50 hex bolt').confidence);
  });
});

describe('SRCH-01 drawings and lists from abroad', () => {
  test.each([
    ['UNI 5739 M8x25', 'hex_set_screw | M8 x 25'],
    ['GB/T 5783-2016 M8x20', 'hex_set_screw | M8 x 20'],
    ['ГОСТ 7798-70 М12х60', 'hex_bolt | M12 x 60'],
    ['NF E 25-401 M12', 'hex_nut | M12'],
    ['CSN 02 1143 M6x16', 'socket_cap_screw | M6 x 16'],
    ['Écrou frein M10', 'nyloc_nut | M10'],
    ['Sechskantschraube M8x30 feuerverzinkt', 'hex_bolt | M8 x 30 |  |  | hdg'],
  ])('%s', (text, expected) => expect(brief(text)).toBe(expected));
});

describe('SRCH-01 dimensions that are neither thread nor length', () => {
  test.each([
    ['hose clamp 16-25', 'hose_clamp | 16–25 mm'],
    ['circlip ext 20mm x 1.2', 'external_circlip | 20 mm'],
    ['DIN 125 13', 'flat_washer | M12'],
    ['chipboard screw 8 x 32', 'wood_screw | #8 x 32'],
    ['chipboard screw 5 x 60', 'wood_screw | M5 x 60'],
    ['2" x 1/2" unc bolt', 'hex_bolt | 1/2 x 50.8 | UNC'],
  ])('%s', (text, expected) => expect(brief(text)).toBe(expected));
});

test('SRCH-01 several parts of one role, or named without a noun, are several parts', () => {
  expect(brief('m10 cup head & nut')).toBe('cup_head_bolt | M10 + hex_nut | M10');
  expect(brief('m12 flat washer + spring washer')).toBe('flat_washer | M12 + spring_washer | M12');
});

test('a supplier’s own records take precedence', () => {
  const tables = extendTables({
    families: [{ id: 'decking_clip', name: 'Decking clip', role: 'clip', words: ['deckmate'], rank: 3 }],
    brands: [{ word: 'superbolt', family: 'hex_bolt', maker: 'Super' }],
  });
  expect(readFastener('deckmate', { tables }).items[0]?.families[0]).toBe('decking_clip');
  expect(readFastener('superbolt m12', { tables }).items[0]?.families[0]).toBe('hex_bolt');
});

test('SRCH-01 any text is read without failing, with spans inside it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.stringMatching(/^[mx0-9 ./"#a-f-]{0,40}$/)), (text) => {
      const reading = readFastener(text);
      const inside = ({ start, end }: { start: number; end: number }) =>
        start >= 0 && start <= end && end <= reading.text.length;
      for (const span of [...reading.known, ...reading.unknown, ...reading.standards, ...reading.figures])
        expect(inside(span)).toBe(true);
      if (reading.quantity) expect(inside(reading.quantity)).toBe(true);
      expect(reading.confidence).toBeGreaterThanOrEqual(0);
    }),
  );
});
