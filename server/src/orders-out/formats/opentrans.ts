import { withoutEmpty, type XmlElement, xmlDocument } from '../../documents/xml.ts';
import type { OutgoingEvent } from '../outgoing-events.ts';
import type { SubmittedLine, SubmittedOrder } from '../submitted-order.ts';

/** UN/ECE recommendation 20: one piece. */
const piece = 'C62';
const root = {
  '@xmlns': 'http://www.opentrans.org/XMLSchema/2.1',
  '@xmlns:bmecat': 'http://www.bmecat.org/bmecat/2005',
  '@version': '2.1',
  '@type': 'standard',
};
/** The supplier has one party in the file, itself. */
const supplierId = 'supplier';
const deliveryId = 'delivery';

/** Longest texts of the schema, in characters. */
const longest = { address: 50, remarks: 250, description: 150 } as const;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const bySupplier = (id: string) => ({ '@type': 'supplier_specific', '#text': id });

/** Elements of an address by name. A text that is too long for its element is also written in full as a remark. */
function address(texts: Readonly<Record<string, string>>): XmlElement {
  const tooLong = Object.entries(texts).filter(([name, text]) => name !== 'EMAIL' && text.length > longest.address);
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        `bmecat:${name}`,
        name === 'EMAIL' ? text : cut(text, longest.address),
      ]),
    ),
    'bmecat:ADDRESS_REMARKS': tooLong.map(([, text]) => cut(text, longest.remarks)),
  };
}

const parties = ({ account, ordered_by, delivery: { to } }: SubmittedOrder): XmlElement => ({
  PARTY: [
    {
      'bmecat:PARTY_ID': bySupplier(account.code),
      PARTY_ROLE: 'buyer',
      ADDRESS: address({ NAME: account.name, EMAIL: ordered_by.email }),
    },
    { 'bmecat:PARTY_ID': bySupplier(supplierId), PARTY_ROLE: 'supplier' },
    {
      'bmecat:PARTY_ID': bySupplier(deliveryId),
      PARTY_ROLE: 'delivery',
      ADDRESS: address({
        NAME: to.company,
        NAME2: to.contact,
        STREET: to.lines.join(', '),
        ZIP: to.postcode,
        CITY: to.suburb,
        STATE: to.state,
        COUNTRY: 'Australia',
        COUNTRY_CODED: to.country,
        PHONE: to.phone,
        EMAIL: to.email,
      }),
    },
  ],
});

const remark = (type: string, text: string) => ({ '@type': type, '#text': text });

const item = (line: SubmittedLine) => ({
  LINE_ITEM_ID: line.line_number,
  PRODUCT_ID: {
    'bmecat:SUPPLIER_PID': bySupplier(line.stock_code),
    'bmecat:BUYER_PID': { '@type': 'buyer_specific', '#text': line.customer_stock_code },
    'bmecat:DESCRIPTION_SHORT': cut(line.description, longest.description),
    'bmecat:DESCRIPTION_LONG': line.description.length > longest.description ? line.description : null,
  },
  QUANTITY: line.quantity,
  'bmecat:ORDER_UNIT': piece,
  PRODUCT_PRICE_FIX:
    line.unit_price === null
      ? null
      : { 'bmecat:PRICE_AMOUNT': line.unit_price, 'bmecat:PRICE_QUANTITY': line.price_per },
  PRICE_LINE_AMOUNT: line.line_total,
  REMARKS: [remark('general', line.note), remark('reference', line.reference)],
});

/** openTRANS 2.1 ORDER. The elements are in the order of its schema. */
export function opentransOrder({ timestamp, data: order }: OutgoingEvent<'order.submitted'>): string {
  const { requested_date, totals } = order;
  const content = withoutEmpty({
    ...root,
    ORDER_HEADER: {
      CONTROL_INFO: { GENERATION_DATE: timestamp },
      ORDER_INFO: {
        ORDER_ID: order.order_number,
        ORDER_DATE: order.submitted,
        DELIVERY_DATE: { DELIVERY_START_DATE: requested_date, DELIVERY_END_DATE: requested_date },
        PARTIES: parties(order),
        CUSTOMER_ORDER_REFERENCE: { ORDER_ID: order.purchase_order },
        ORDER_PARTIES_REFERENCE: {
          'bmecat:BUYER_IDREF': bySupplier(order.account.code),
          'bmecat:SUPPLIER_IDREF': bySupplier(supplierId),
          SHIPMENT_PARTIES_REFERENCE: { DELIVERY_IDREF: bySupplier(deliveryId) },
        },
        'bmecat:CURRENCY': order.currency,
        REMARKS: [
          ...order.notes.map((note) => remark('general', note)),
          remark('delivery', order.delivery.option_name || order.delivery.option),
        ],
      },
    },
    ORDER_ITEM_LIST: { ORDER_ITEM: order.lines.map(item) },
    ORDER_SUMMARY: { TOTAL_ITEM_NUM: order.lines.length, TOTAL_AMOUNT: totals.goods },
  });
  return xmlDocument({ ORDER: content });
}
