import { choice, code, decimal, list, text } from './column-types.ts';
import type { Feed } from './types.ts';

const names = 'Further names that buyers use. Singular, without sizes.';

export const families: Feed = {
  name: 'families',
  title: 'Kinds of parts',
  description:
    'Kinds of parts with the names that buyers use for them, in addition to those that the portal knows. Search, import and entry line read them; a part belongs to the kind that its description or product type names.',
  key: ['family'],
  columns: {
    family: { type: code(40, 'lower'), description: 'Code of the kind.', example: 'acme_anchor_plate', required: true },
    name: { type: text(60), description: 'Name shown to buyers.', example: 'Acme anchor plate', required: true },
    kind: {
      type: choice('bolt or screw', 'nut', 'washer', 'rod', 'anchor', 'rivet', 'pin', 'ring', 'adhesive', 'other'),
      description: 'What it is used as. Two kinds of use in one text, such as a bolt and a nut, are two parts.',
      example: 'other',
      otherwise: 'other',
    },
    names: { type: list(400), description: names, example: 'anchor plate|base shoe' },
    nearest: {
      type: text(60),
      description: 'The kind to offer if none is sold: a code of this feed, or a name such as `hex bolt`.',
      example: 'large washer',
    },
  },
};

export const standards: Feed = {
  name: 'standards',
  title: 'Standards',
  description: 'Numbers of standards, drawings or series by which buyers order, and what they stand for.',
  key: ['standard'],
  columns: {
    standard: {
      type: text(40),
      description: 'The number with the body that issues it. Spaces, dots and dashes may be written differently.',
      example: 'ACME 500',
      required: true,
    },
    families: {
      type: list(200),
      description:
        'Kinds of parts, most common first: codes of [families](#families) or names such as `hex bolt`. Empty: those of `same_as`.',
      example: 'acme_anchor_plate',
    },
    same_as: {
      type: list(200),
      description: 'Standards with the same shape and dimensions.',
      example: 'DIN 436',
    },
  },
};

export const threads: Feed = {
  name: 'threads',
  title: 'Threads',
  description:
    'Threads besides metric, UNC, UNF, BSW and BSF, as the size column of the parts feed names them. A part of such a thread is found by this name only.',
  key: ['thread'],
  columns: {
    thread: { type: text(30), description: 'Designation.', example: 'Tr20x4', required: true },
    diameter: {
      type: decimal(3, 1_000),
      description: 'Nominal diameter, by which the nearest sizes are offered.',
      unit: 'mm',
      example: '20',
      required: true,
    },
    pitch: { type: decimal(4, 100), description: 'Distance between threads.', unit: 'mm', example: '4' },
    names: { type: list(200), description: 'Other ways to write it.', example: 'Tr20|trapezoidal 20x4' },
  },
};

export const grades: Feed = {
  name: 'grades',
  title: 'Grades',
  description: 'Grades and materials besides the property classes and grades of the standards.',
  key: ['grade'],
  columns: {
    grade: {
      type: code(30, 'lower'),
      description: 'The grade, as the `spec` column of the parts feed has it.',
      example: 'ac90',
      required: true,
    },
    names: { type: list(200), description: 'Other names.', example: 'acme ninety' },
    ranks_as: {
      type: text(30),
      description:
        'The class or material of a standard that it equals: `8.8`, `A4`. A search for that one also finds this. Alternates are compared by it.',
      example: '10.9',
    },
  },
};

export const finishes: Feed = {
  name: 'finishes',
  title: 'Finishes',
  description: 'Finishes and coatings besides those that the portal knows.',
  key: ['finish'],
  columns: {
    finish: {
      type: text(40),
      description: 'The finish, as the `finish` column of the parts feed has it.',
      example: 'Acme Shield',
      required: true,
    },
    names: { type: list(200), description: 'Other names.', example: 'shield coat' },
    ranks_as: {
      type: choice('Plain', 'Zinc', 'Zinc-tin', 'Hot-dip galvanised'),
      description: 'The finish that protects as well against corrosion. Alternates are compared by it.',
      example: 'Zinc-tin',
    },
  },
};
