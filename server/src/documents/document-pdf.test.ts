import { expect, test } from 'vitest';
import { pdfText } from '../pdf/pdf-text.fixture.ts';
import { documentPdf } from './document-pdf.ts';

const dimensions = [{ symbol: 's', label: 'Width across flats', value: '24 mm' }];
const part = {
  stock_code: 'HXB-16080-88Z',
  description: 'Hex bolt M16 × 80, class 8.8, zinc',
  dimensions,
  facts: { size: 'M16', thread: 'Metric coarse', spec: '8.8', finish: 'Zinc', image: 'hex-bolt' },
};

test('PART-07 a data sheet gives the strength, torque and limits of the part that it was opened for, with their sources', async () => {
  const sheet = {
    resource_id: 'ds-iso-4014',
    title: 'Hex bolts: ISO 4014',
    kind: 'data sheet',
    body: [],
    parts: [part],
  };
  const text = pdfText(await documentPdf({ ...sheet, part }, 'Supplier'));
  for (const words of [
    'HXB-16080-88Z',
    'Proof load',
    'ISO 898-1',
    'Tightening torque',
    'K = 0.20',
    '23.67 to 24 mm',
    'ISO 4759-1',
  ])
    expect(text).toContain(words);
  expect(pdfText(await documentPdf({ ...sheet, part: null }, 'Supplier'))).not.toContain('Proof load');
});
