import type { OutgoingEvent } from '../outgoing-events.ts';
import type { SubmittedLine, SubmittedOrder } from '../submitted-order.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** UN/ECE recommendation 20: one piece. */
const piece = 'C62';
const root = {
  xmlns: 'http://www.opentrans.org/XMLSchema/2.1',
  'xmlns:bmecat': 'http://www.bmecat.org/bmecat/2005',
  version: '2.1',
  type: 'standard',
};
/** The supplier has one party in the file, itself. */
const supplierId = 'supplier';
const deliveryId = 'delivery';

/** Longest texts of the schema, in characters. */
const longest = { address: 50, remarks: 250, description: 150 } as const;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const bmecat = (name: string, text: string | number | null, attributes: Readonly<Record<string, string>> = {}) =>
  textElement(`bmecat:${name}`, text, attributes);
const bySupplier = { type: 'supplier_specific' };

/** Elements of an address by name. A text that is too long for its element is also written in full as a remark. */
function address(texts: Readonly<Record<string, string>>) {
  const tooLong = Object.entries(texts).filter(([name, text]) => name !== 'EMAIL' && text.length > longest.address);
  return element('ADDRESS', [
    ...Object.entries(texts).map(([name, text]) => bmecat(name, name === 'EMAIL' ? text : cut(text, longest.address))),
    ...tooLong.map(([, text]) => bmecat('ADDRESS_REMARKS', cut(text, longest.remarks))),
  ]);
}

function parties({ account, ordered_by, delivery: { to } }: SubmittedOrder) {
  return element('PARTIES', [
    element('PARTY', [
      bmecat('PARTY_ID', account.code, bySupplier),
      textElement('PARTY_ROLE', 'buyer'),
      address({ NAME: account.name, EMAIL: ordered_by.email }),
    ]),
    element('PARTY', [bmecat('PARTY_ID', supplierId, bySupplier), textElement('PARTY_ROLE', 'supplier')]),
    element('PARTY', [
      bmecat('PARTY_ID', deliveryId, bySupplier),
      textElement('PARTY_ROLE', 'delivery'),
      address({
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
    ]),
  ]);
}

const remark = (type: string, text: string) => textElement('REMARKS', text, { type });

const item = (line: SubmittedLine) =>
  element('ORDER_ITEM', [
    textElement('LINE_ITEM_ID', line.line_number),
    element('PRODUCT_ID', [
      bmecat('SUPPLIER_PID', line.stock_code, bySupplier),
      bmecat('BUYER_PID', line.customer_stock_code, { type: 'buyer_specific' }),
      bmecat('DESCRIPTION_SHORT', cut(line.description, longest.description)),
      line.description.length > longest.description ? bmecat('DESCRIPTION_LONG', line.description) : null,
    ]),
    textElement('QUANTITY', line.quantity),
    bmecat('ORDER_UNIT', piece),
    line.unit_price === null
      ? null
      : element('PRODUCT_PRICE_FIX', [
          bmecat('PRICE_AMOUNT', line.unit_price),
          bmecat('PRICE_QUANTITY', line.price_per),
        ]),
    textElement('PRICE_LINE_AMOUNT', line.line_total),
    remark('general', line.note),
    remark('reference', line.reference),
  ]);

/** openTRANS 2.1 ORDER. The elements are in the order of its schema. */
export function opentransOrder({ timestamp, data: order }: OutgoingEvent<'order.submitted'>): string {
  const { requested_date, totals } = order;
  return xmlDocument(
    element(
      'ORDER',
      [
        element('ORDER_HEADER', [
          element('CONTROL_INFO', [textElement('GENERATION_DATE', timestamp)]),
          element('ORDER_INFO', [
            textElement('ORDER_ID', order.order_number),
            textElement('ORDER_DATE', order.submitted),
            requested_date === null
              ? null
              : element('DELIVERY_DATE', [
                  textElement('DELIVERY_START_DATE', requested_date),
                  textElement('DELIVERY_END_DATE', requested_date),
                ]),
            parties(order),
            order.purchase_order === ''
              ? null
              : element('CUSTOMER_ORDER_REFERENCE', [textElement('ORDER_ID', order.purchase_order)]),
            element('ORDER_PARTIES_REFERENCE', [
              bmecat('BUYER_IDREF', order.account.code, bySupplier),
              bmecat('SUPPLIER_IDREF', supplierId, bySupplier),
              element('SHIPMENT_PARTIES_REFERENCE', [textElement('DELIVERY_IDREF', deliveryId, bySupplier)]),
            ]),
            bmecat('CURRENCY', order.currency),
            order.notes.map((note) => remark('general', note)),
            remark('delivery', order.delivery.option_name || order.delivery.option),
          ]),
        ]),
        element('ORDER_ITEM_LIST', order.lines.map(item)),
        element('ORDER_SUMMARY', [
          textElement('TOTAL_ITEM_NUM', order.lines.length),
          textElement('TOTAL_AMOUNT', totals.goods),
        ]),
      ],
      root,
    ),
  );
}
