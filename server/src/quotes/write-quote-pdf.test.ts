import type { QuotePaper } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { demoSupplier } from '../demo/people/supplier-details.ts';
import { pdfText } from '../pdf/pdf-text.fixture.ts';
import { writeQuotePdf } from './write-quote-pdf.ts';

const paper: QuotePaper = {
  orderNum: 'KES014-000318',
  prettyName: 'Stairs',
  account_name: 'Kestrel Fabrication',
  warehouse_name: 'Sydney',
  delivery_name: 'Road',
  saved: '2026-11-24T22:41:00Z',
  expiry: '2026-12-24',
  lines: [],
  totals: {
    savedExtended: '100.00',
    savedGST: '12.06',
    savedWeight: '4.000',
    discount: '0.00',
    discounts_used: [],
    promo_code_value: '0.00',
    total_freight_cost: '20.60',
    total_freight_charge: '20.60',
    serviceCharge: '0.00',
    total: '132.66',
    lines_priced: 1,
    lines_ordered: 1,
  },
};
const textOf = async (quote: QuotePaper) => pdfText(await writeQuotePdf(quote, demoSupplier));

test('QQ-03 CART-15 a quote has its freight, or says that no delivery is chosen instead of 0.00', async () => {
  const chosen = await textOf(paper);
  for (const words of ['$20.60', '$132.66']) expect(chosen).toContain(words);
  expect(chosen).not.toContain('without freight');

  const totals = { ...paper.totals, total_freight_charge: '0.00', savedGST: '10.00', total: '110.00' };
  const open = await textOf({ ...paper, delivery_name: '', totals });
  for (const words of ['no delivery chosen', 'Total AUD including GST, without freight', '$110.00'])
    expect(open).toContain(words);
  expect(open).not.toContain('$0.00');
});
