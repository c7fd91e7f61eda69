import { blankFacts } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import { drawingDxf } from './drawing-dxf.ts';

const part = {
  facts: {
    ...blankFacts,
    stock_code: 'HXB-16080-88G',
    description: 'Hex bolt M16 × 80',
    image: 'hex-bolt',
    size: 'M16',
    discontinued: false,
  },
  information: {
    dimensions: [
      { symbol: 'd', label: 'Thread diameter', value: '16 mm' },
      { symbol: 'l', label: 'Length', value: '80 mm' },
      { symbol: 'b', label: 'Thread length', value: '38 mm' },
      { symbol: 's', label: 'Width across flats', value: '24 mm' },
      { symbol: 'k', label: 'Head height', value: '10 mm' },
    ],
  },
};

/** Group codes and values of the entities, in order. */
function entities(dxf: string): readonly (readonly [string, string])[] {
  const lines = dxf.split(/\r?\n/).map((line) => line.trim());
  const pairs = lines.flatMap((code, i) => (i % 2 === 0 ? [[code, lines[i + 1] ?? ''] as const] : []));
  return pairs.slice(pairs.findIndex(([code, value]) => code === '2' && value === 'ENTITIES'));
}

test('PART-12 a DXF drawing is in millimetres and to scale, with lines, arcs and texts on their layers', async () => {
  const dxf = await drawingDxf(part);
  const all = entities(dxf);
  const numbers = (code: string) => all.filter(([each]) => each === code).map(([, value]) => Number(value));
  // The bearing face of the head is at x = 0 and the end of the thread at x = 80.
  expect(numbers('10').some((x) => Math.abs(x - 80) < 0.05)).toBe(true);
  expect(numbers('20').some((y) => Math.abs(y - 8) < 0.05)).toBe(true);
  expect(all.filter(([code, value]) => code === '1' && value === 'M16')).toHaveLength(1);
  const kinds = new Set(all.filter(([code]) => code === '0').map(([, value]) => value));
  for (const kind of ['LWPOLYLINE', 'ARC', 'TEXT']) expect(kinds).toContain(kind);
  const drawn = new Set(all.filter(([code]) => code === '8').map(([, value]) => value));
  for (const layer of ['outline', 'centre', 'dimension', 'arrow']) expect(drawn).toContain(layer);
  expect(dxf).toContain('$INSUNITS');
});
