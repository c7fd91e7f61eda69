import { code, date, link, list, text } from './column-types.ts';
import { stockCode } from './part-details.ts';
import type { Column, Feed } from './types.ts';

const documentCode = code(80, 'lower');

export const documents: Feed = {
  name: 'documents',
  title: 'Documents',
  description: 'Data sheets, guides and safety data sheets. The part-documents feed says to which parts they belong.',
  key: ['document'],
  columns: {
    document: { type: documentCode, description: 'Code of the document.', example: 'ds-hex-bolts', required: true },
    title: { type: text(200), description: 'Title shown to buyers.', example: 'Hex bolts: AS 1110.1', required: true },
    kind: {
      type: text(40),
      description: 'Kind of document, such as data sheet, guide, safety data sheet or assessment.',
      example: 'data sheet',
      otherwise: 'data sheet',
    },
    path: {
      type: link(500),
      description: 'Address of the file.',
      example: 'https://files.example.com/hex-bolts.pdf',
      required: true,
    },
    sections: {
      type: list(2000),
      description:
        'Text of a document that the portal prints itself (`path` is `/documents/CODE.pdf`): `heading=text`.',
      example: '',
      otherwise: [],
    },
  },
};

export const partDocuments: Feed = {
  name: 'part-documents',
  title: 'Documents of parts',
  description: 'The documents of each part, for its tab "Documents".',
  key: ['stock_code', 'document'],
  columns: {
    stock_code: stockCode,
    document: {
      type: documentCode,
      description: 'Code of the document.',
      example: 'ds-hex-bolts',
      required: true,
      refersTo: 'documents',
    },
  },
};

const batchNumber = (description: string, example: string): Column => ({
  type: code(40),
  description,
  example,
  otherwise: '',
});

export const certificates: Feed = {
  name: 'certificates',
  title: 'Test certificates',
  description:
    'Inspection certificates of batches (EN 10204). They stay when the part leaves the catalogue, so the part need not be in the parts feed.',
  key: ['certificate_no'],
  columns: {
    certificate_no: {
      type: code(40),
      description: 'Number of the certificate.',
      example: 'TC-100001',
      required: true,
    },
    stock_code: { type: code(40), description: 'Code of the part.', example: 'HXB-12050-ZP', required: true },
    batch: batchNumber('Number of the batch.', 'B48213'),
    heat: batchNumber('Number of the heat of steel.', 'H204417'),
    issued: { type: date, description: 'Day of issue.', example: '2026-08-14', required: true },
    standard: { type: text(120), description: 'Standard that was tested by.', example: 'AS 1110.1', otherwise: '' },
    chemistry: {
      type: list(80),
      description: 'Chemical analysis, percent by mass: `element=value`.',
      example: 'C=0.34|Mn=0.82|P=0.014',
      otherwise: [],
    },
    mechanical: {
      type: list(120),
      description: 'Results of mechanical tests: `property=value`.',
      example: 'Tensile strength=852 MPa|Hardness=276 HV',
      otherwise: [],
    },
  },
};
