import { arithmetic, inCents } from '@portal/domain/money';
import type { OutgoingEvent } from '../outgoing-events.ts';
import type { OrderAddress, SubmittedLine, SubmittedOrder } from '../submitted-order.ts';
import { element, textElement, type XmlElement, xmlDocument } from './xml.ts';

/** UN/ECE recommendation 20: one piece. */
const piece = 'C62';
const namespaces = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Order-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const basic = (name: string, text: string | number | null, attributes: Readonly<Record<string, string>> = {}) =>
  textElement(`cbc:${name}`, text, attributes);
/** An aggregate, left out if nothing is in it. */
function group(
  name: string,
  children: readonly (XmlElement | null | readonly (XmlElement | null)[])[],
): XmlElement | null {
  const made = element(`cac:${name}`, children);
  return made.content.length === 0 ? null : made;
}
const money = (name: string, amount: string | null) => basic(name, amount, { currencyID: 'AUD' });
const plus = (...amounts: readonly string[]) => inCents(amounts.reduce((sum, each) => arithmetic(sum, '+', each), '0'));

const address = ({ lines, suburb, state, postcode, country }: OrderAddress) =>
  group('DeliveryAddress', [
    basic('StreetName', lines[0] ?? null),
    basic('AdditionalStreetName', lines.slice(1).join(', ')),
    basic('CityName', suburb),
    basic('PostalZone', postcode),
    basic('CountrySubentity', state),
    group('Country', [basic('IdentificationCode', country)]),
  ]);

const delivery = ({ requested_date, delivery: { to } }: SubmittedOrder) =>
  group('Delivery', [
    address(to),
    requested_date === null ? null : group('RequestedDeliveryPeriod', [basic('StartDate', requested_date)]),
    group('DeliveryParty', [
      group('PartyName', [basic('Name', to.company)]),
      group('Contact', [basic('Name', to.contact), basic('Telephone', to.phone), basic('ElectronicMail', to.email)]),
    ]),
  ]);

const charge = (isCharge: boolean, reason: string, amount: string) =>
  Number(amount) === 0
    ? null
    : group('AllowanceCharge', [
        basic('ChargeIndicator', String(isCharge)),
        basic('AllowanceChargeReason', reason),
        money('Amount', amount),
      ]);

const orderLine = (line: SubmittedLine) =>
  group('OrderLine', [
    basic('Note', line.note),
    group('LineItem', [
      basic('ID', line.line_number),
      basic('Note', line.reference),
      basic('Quantity', line.quantity, { unitCode: piece }),
      money('LineExtensionAmount', line.line_total),
      line.unit_price === null
        ? null
        : group('Price', [
            money('PriceAmount', line.unit_price),
            basic('BaseQuantity', line.price_per, { unitCode: piece }),
          ]),
      group('Item', [
        basic('Description', line.description),
        basic('Name', line.description || line.stock_code),
        group('BuyersItemIdentification', [basic('ID', line.customer_stock_code)]),
        group('SellersItemIdentification', [basic('ID', line.stock_code)]),
      ]),
    ]),
  ]);

/** OASIS UBL 2.1 Order. The elements are in the order of its schema. */
export function ublOrder({ id, data: order }: OutgoingEvent<'order.submitted'>): string {
  const { account, ordered_by, totals } = order;
  const charges = plus(totals.freight, totals.service_charge);
  const beforeTax = inCents(arithmetic(totals.total, '-', totals.tax));
  return xmlDocument(
    element(
      'Order',
      [
        basic('UBLVersionID', '2.1'),
        basic('ID', order.order_number),
        basic('UUID', id),
        basic('IssueDate', order.submitted.slice(0, 10)),
        basic('IssueTime', order.submitted.slice(11)),
        order.notes.map((note) => basic('Note', note)),
        basic('DocumentCurrencyCode', order.currency),
        basic('CustomerReference', order.purchase_order),
        basic('LineCountNumeric', order.lines.length),
        group('BuyerCustomerParty', [
          basic('SupplierAssignedAccountID', account.code),
          group('Party', [
            group('PartyName', [basic('Name', account.name)]),
            group('PartyLegalEntity', [
              basic('RegistrationName', account.name),
              basic('CompanyID', account.business_number),
            ]),
            group('Contact', [basic('Name', ordered_by.name), basic('ElectronicMail', ordered_by.email)]),
          ]),
        ]),
        element('cac:SellerSupplierParty', []),
        group('AccountingCustomerParty', [basic('SupplierAssignedAccountID', account.bill_to)]),
        delivery(order),
        group('DeliveryTerms', [basic('SpecialTerms', order.delivery.option_name || order.delivery.option)]),
        charge(false, 'Discount', totals.discount),
        charge(true, 'Freight', totals.freight),
        charge(true, 'Service charge', totals.service_charge),
        group('TaxTotal', [money('TaxAmount', totals.tax)]),
        group('AnticipatedMonetaryTotal', [
          money('LineExtensionAmount', totals.goods),
          money('TaxExclusiveAmount', beforeTax),
          money('TaxInclusiveAmount', totals.total),
          money('AllowanceTotalAmount', totals.discount),
          money('ChargeTotalAmount', charges),
          money('PayableAmount', totals.total),
        ]),
        order.lines.map(orderLine),
      ],
      namespaces,
    ),
  );
}
