import { expect, test } from 'vitest';
import { readRelations } from './relations.ts';

const bolt = {
  stock_code: 'HXB-16080-88G',
  superseded_by: null,
  description: 'Hex bolt M16 × 80, class 8.8, galv',
  product_type: 'Hex bolts',
  size: 'M16',
  length: '80 mm',
  thread: 'Metric coarse',
  spec: '8.8',
  finish: 'Hot-dip galvanised',
};
const other = (relation: string, stock_code: string, change: object) => ({ ...bolt, relation, stock_code, ...change });
const nut = { product_type: 'Hex nuts', length: '' };

/** A database with one row from a supplier's feed. */
const saying = (row: object) => ({
  query: async <Row>() => [{ ...bolt, relations: [], successor: null, ...row } as Row],
});

test('PART-05 a weaker alternate in the supplier’s data comes last and states the difference', async () => {
  const [reply] = await readRelations(
    saying({
      relations: [
        other('alternate', 'HXB-16080-46G', { spec: '4.6' }),
        other('alternate', 'HXB-16080-109G', { spec: '10.9' }),
        other('alternate', 'HXB-16080-88Z', { finish: 'Zinc' }),
      ],
    }),
    ['HXB-16080-88G'],
  );
  expect(reply?.alternate).toEqual(['HXB-16080-109G', 'HXB-16080-46G', 'HXB-16080-88Z']);
  expect(reply?.unfit).toEqual(['HXB-16080-46G', 'HXB-16080-88Z']);
  expect(reply?.differences).toEqual({
    'HXB-16080-109G': 'differs: class 10.9',
    'HXB-16080-46G': 'differs: class 4.6',
    'HXB-16080-88Z': 'differs: zinc',
  });
});

test('PART-07 ISO 898-2 differences are stated for nuts and successors that are too weak', async () => {
  const [reply] = await readRelations(
    saying({
      superseded_by: 'HXB-16080-46G',
      successor: other('successor', 'HXB-16080-46G', { spec: '4.6' }),
      relations: [
        other('related', 'HXN-16000-05G', { ...nut, spec: '5' }),
        other('related', 'HXN-16000-08G', { ...nut, spec: '8' }),
      ],
    }),
    ['HXB-16080-88G'],
  );
  expect(reply?.related).toEqual(['HXN-16000-08G', 'HXN-16000-05G']);
  expect(reply?.differences).toEqual({
    'HXN-16000-05G': 'differs: class 5',
    'HXB-16080-46G': 'differs: class 4.6',
  });
});

test('an unknown code has no relations', async () => {
  const [reply] = await readRelations({ query: async () => [] }, ['NONE']);
  expect(reply).toMatchObject({ stock_code: 'NONE', alternate: [], unfit: [], differences: {} });
});
