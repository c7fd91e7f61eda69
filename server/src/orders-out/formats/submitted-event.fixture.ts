import type { OutgoingEvent } from '../outgoing-events.ts';

/** An order with every optional text, some of which must be escaped. */
export const submittedEvent: OutgoingEvent<'order.submitted'> = {
  id: '01KAFGZ0000000000000000000',
  type: 'order.submitted',
  version: 1,
  timestamp: '2026-11-20T08:00:00.000Z',
  data: {
    order_number: 'KES014-000001',
    submitted: '2026-11-20T08:00:00.000Z',
    currency: 'AUD',
    account: { code: 'KES014', bill_to: 'KES000', name: 'Kestrel & Sons', business_number: '12 345 678 901' },
    ordered_by: { username: 'moira', name: 'Moira Tan', email: 'moira@kestrel.example' },
    purchase_order: '=1+1',
    warehouse: '40',
    requested_date: '2026-12-01',
    delivery: {
      option: 'RD',
      option_name: 'Road',
      receiver_pays: false,
      carrier_account: '',
      to: {
        company: 'Site <2>',
        contact: 'Jo',
        phone: '02 5550 0100',
        email: '',
        lines: ['12 Mill St', 'Gate C'],
        suburb: 'Alexandria',
        state: 'NSW',
        postcode: '2015',
        country: 'AU',
      },
    },
    notes: ['Ring "first"\u0001'],
    promo_code: '',
    lines: [
      {
        line_number: 3,
        stock_code: 'HXB-12050-88Z',
        customer_stock_code: 'KF-1032',
        description: 'Hex bolt M12 × 50',
        quantity: 150,
        unit_price: '41.20',
        price_per: 100,
        line_total: '61.80',
        note: 'For the stairs, level 2',
        reference: 'J-12',
      },
    ],
    totals: { goods: '61.80', discount: '1.80', freight: '10.00', service_charge: '5.00', tax: '7.50', total: '82.50' },
  },
};
