import type { GradeRecord } from './types.ts';

/**
 * Names of materials and strengths; numbers such as `8.8` or `gr 5` are read by pattern instead. Sources: ISO 898-1 and -2 (steel), ISO
 * 3506-1 and -2 (stainless; A2 is 304, A4 is 316), SAE J429 (inch grades), ISO 898-5 (45H), ASTM A193 (B7).
 */
export const gradeRecords: readonly GradeRecord[] = [
  {
    id: 'A2',
    words: [
      'stainless 304',
      '304 stainless',
      '304',
      'a2',
      '18-8',
      'ss304',
      '304ss',
      'stainless a2',
      'stainless steel 304',
    ],
    material: '304',
  },
  {
    id: 'A4',
    words: [
      'stainless 316',
      '316 stainless',
      '316',
      'a4',
      'ss316',
      '316ss',
      'marine',
      'marine grade',
      'stainless a4',
      'stainless steel 316',
      '316l',
    ],
    material: '316',
  },
  { id: 'stainless', words: ['stainless', 'stainless steel'], material: 'stainless' },
  { id: 'brass', words: ['brass', 'cu2', 'ca260'], material: 'brass' },
  { id: 'bronze', words: ['bronze', 'silicon bronze'], material: 'bronze' },
  { id: 'titanium', words: ['titanium'], material: 'titanium' },
  { id: 'duplex', words: ['duplex'], material: 'duplex' },
  { id: 'aluminium', words: ['aluminium'], material: 'aluminium' },
  { id: 'all aluminium', words: ['all aluminium'], material: 'all aluminium' },
  { id: 'nylon', words: ['nylon 66', 'nylon', 'plastic', 'delrin'], material: 'nylon' },
  { id: 'monel', words: ['monel'], material: 'monel' },
  { id: 'copper', words: ['copper'], material: 'copper' },
  { id: 'alloy', words: ['alloy', 'alloy steel'], strength: 'alloy' },
  { id: 'high tensile', words: ['high tensile'], strength: 'high tensile' },
  { id: 'mild', words: ['mild', 'mild steel', 'low tensile', 'commercial'], strength: '4.6' },
  { id: 'hardened', words: ['hardened'], strength: '300 hv' },
  { id: 'B7', words: ['b7'], strength: 'b7' },
  { id: '2H', words: ['2h'], strength: '2h' },
  { id: '45H', words: ['45h', '14.9'], strength: '45h' },
];

/** The nut class that can carry the full load of each bolt class (ISO 898-2:2012, table 1). */
export const matingNutClass: Readonly<Record<string, string>> = {
  '4.6': '5',
  '4.8': '5',
  '5.6': '5',
  '5.8': '5',
  '6.8': '6',
  '8.8': '8',
  '9.8': '9',
  '10.9': '10',
  '12.9': '12',
};

/** Metric classes that "high tensile" means in the trade, and the bolt class meant by a bare "grade 8". */
export const highTensile: readonly string[] = ['8.8', '10.9', '12.9', 'grade 5', 'grade 8', '8', '10'];
export const boltClassOf: Readonly<Record<string, string>> = {
  '4': '4.6',
  '5': '5.8',
  '8': '8.8',
  '10': '10.9',
  '12': '12.9',
};
