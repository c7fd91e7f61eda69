import type { FinishRecord } from './types.ts';

/** Coatings by every name that buyers use. The first name of a record is the one shown. */
export const finishRecords: readonly FinishRecord[] = [
  {
    id: 'yellow_zinc',
    name: 'Yellow zinc',
    words: [
      'yellow zinc',
      'zinc yellow',
      'yellow plated',
      'yellow zinc plated',
      'zinc plated yellow',
      'zinc yellow plated',
      'yellow chromate',
      'yellow',
    ],
  },
  {
    id: 'zinc',
    name: 'Zinc',
    words: [
      'zinc',
      'zinc plated',
      'bright zinc',
      'bright zinc plated',
      'clear zinc',
      'zinc clear',
      'blue zinc',
      'zinc blue',
      'white zinc',
      'electro zinc',
      'electroplated',
      'zinc bright',
      'electro galvanised',
      'clear plated',
    ],
  },
  {
    id: 'hdg',
    name: 'Hot-dip galvanised',
    words: ['hot dip galvanised', 'hot dip', 'hot galvanised', 'dip galvanised'],
  },
  // The word alone does not name the process: hot-dip first, otherwise mechanical.
  { id: 'hdg', name: 'Hot-dip galvanised', words: ['galvanised'], also: ['mech_gal'] },
  {
    id: 'mech_gal',
    name: 'Mechanical galvanised',
    words: ['mechanical galvanised', 'mechanical plated', 'mechanical zinc', 'galvanised mechanical'],
  },
  {
    id: 'black',
    name: 'Black',
    words: ['black', 'black oxide', 'black finish', 'phosphate', 'black phosphate'],
    also: ['plain', 'painted'],
  },
  {
    id: 'plain',
    name: 'Plain',
    words: ['plain', 'self colour', 'self color', 'unfinished', 'plain finish', 'no finish', 'plain steel'],
  },
  { id: 'zinc_tin', name: 'Zinc-tin', words: ['zinc tin', 'tin zinc'] },
  { id: 'ceramic', name: 'Ceramic', words: ['ceramic', 'ruspert'] },
  {
    id: 'zinc_flake',
    name: 'Zinc flake',
    words: ['zinc flake', 'geomet', 'dacromet', 'delta protekt'],
    also: ['mech_gal'],
  },
  { id: 'painted', name: 'Painted', words: ['painted', 'colorbond', 'colourbond', 'powder coated'] },
  { id: 'nickel', name: 'Nickel', words: ['nickel', 'nickel plated', 'chrome', 'chrome plated'] },
];
