import { expect, test } from 'vitest';
import { blankFacts } from './blank-facts.ts';
import { briefDescription } from './brief-description.ts';

const brief = (description: string, size: string, length: string, spec: string, finish: string) =>
  briefDescription({ ...blankFacts, stock_code: 'X', discontinued: false, description, size, length, spec, finish });

test('SRCH-02 a description beside columns of size, length, class and finish omits what they show', () => {
  expect(brief('Hex bolt M12 × 50, class 8.8, galv', 'M12', '50 mm', '8.8', 'Hot-dip galvanised')).toBe('Hex bolt');
  expect(brief('Hex nut M16, class 8, galv, oversize', 'M16', '', '8', 'Hot-dip galvanised')).toBe('Hex nut, oversize');
  expect(brief('Hex bolt fine M12 × 1.25 × 55, class 8.8, zinc', 'M12', '55 mm', '8.8', 'Zinc')).toBe(
    'Hex bolt fine × 1.25',
  );
  expect(brief('Hex bolt 1/2 × 2 UNC, gr 5, mech galv', '1/2', '2 in', 'Grade 5', 'Mechanical galvanised')).toBe(
    'Hex bolt UNC',
  );
  expect(brief('Flat washer M12 × 24 × 2.5, 300 HV, galv', 'M12', '', '300 HV', 'Hot-dip galvanised')).toBe(
    'Flat washer × 24 × 2.5',
  );
  expect(brief('Blind rivet 2.4 × 4, aluminium, countersunk, green', '2.4 mm', '4 mm', 'AlA/St', 'Painted')).toBe(
    'Blind rivet, aluminium, countersunk, green',
  );
  expect(brief('Hose clamp 16–25 mm, zinc', '16–25 mm', '', 'W1', 'Zinc')).toBe('Hose clamp');
  expect(brief('Chamfered washer M12 × 24 × 2.5, stainless 304', 'M12', '', 'A2-70', 'Plain')).toBe(
    'Chamfered washer × 24 × 2.5, 304',
  );
  expect(brief('Assorted washers', 'M12', '', '', 'Zinc')).toBe('Assorted washers');
});
