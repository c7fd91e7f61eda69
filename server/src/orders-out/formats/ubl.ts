import { arithmetic, inCents } from '@portal/domain/money';
import { withoutEmpty, type XmlElement, xmlDocument } from '../../documents/xml.ts';
import type { OutgoingEvent } from '../outgoing-events.ts';
import type { OrderAddress, SubmittedLine, SubmittedOrder } from '../submitted-order.ts';

const namespaces = {
  '@xmlns': 'urn:oasis:names:specification:ubl:schema:xsd:Order-2',
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const money = (amount: string | null) => ({ '@currencyID': 'AUD', '#text': amount });
/** C62 of UN/ECE recommendation 20: one piece. */
const pieces = (count: number) => ({ '@unitCode': 'C62', '#text': count });
const plus = (...amounts: readonly string[]) => inCents(amounts.reduce((sum, each) => arithmetic(sum, '+', each), '0'));

const address = ({ lines, suburb, state, postcode, country }: OrderAddress) => ({
  'cbc:StreetName': lines[0] ?? null,
  'cbc:AdditionalStreetName': lines.slice(1).join(', '),
  'cbc:CityName': suburb,
  'cbc:PostalZone': postcode,
  'cbc:CountrySubentity': state,
  'cac:Country': { 'cbc:IdentificationCode': country },
});

const delivery = ({ requested_date, delivery: { to } }: SubmittedOrder) => ({
  'cac:DeliveryAddress': address(to),
  'cac:RequestedDeliveryPeriod': { 'cbc:StartDate': requested_date },
  'cac:DeliveryParty': {
    'cac:PartyName': { 'cbc:Name': to.company },
    'cac:Contact': { 'cbc:Name': to.contact, 'cbc:Telephone': to.phone, 'cbc:ElectronicMail': to.email },
  },
});

const charge = (isCharge: boolean, reason: string, amount: string): XmlElement | null =>
  Number(amount) === 0
    ? null
    : {
        'cbc:ChargeIndicator': String(isCharge),
        'cbc:AllowanceChargeReason': reason,
        'cbc:Amount': money(amount),
      };

const orderLine = (line: SubmittedLine) => ({
  'cbc:Note': line.note,
  'cac:LineItem': {
    'cbc:ID': line.line_number,
    'cbc:Note': line.reference,
    'cbc:Quantity': pieces(line.quantity),
    'cbc:LineExtensionAmount': money(line.line_total),
    'cac:Price':
      line.unit_price === null
        ? null
        : { 'cbc:PriceAmount': money(line.unit_price), 'cbc:BaseQuantity': pieces(line.price_per) },
    'cac:Item': {
      'cbc:Description': line.description,
      'cbc:Name': line.description || line.stock_code,
      'cac:BuyersItemIdentification': { 'cbc:ID': line.customer_stock_code },
      'cac:SellersItemIdentification': { 'cbc:ID': line.stock_code },
    },
  },
});

/** OASIS UBL 2.1 Order. The elements are in the order of its schema. */
export function ublOrder({ id, data: order }: OutgoingEvent<'order.submitted'>): string {
  const { account, ordered_by, totals } = order;
  const charges = plus(totals.freight, totals.service_charge);
  const beforeTax = inCents(arithmetic(totals.total, '-', totals.tax));
  const content = withoutEmpty({
    ...namespaces,
    'cbc:UBLVersionID': '2.1',
    'cbc:ID': order.order_number,
    'cbc:UUID': id,
    'cbc:IssueDate': order.submitted.slice(0, 10),
    'cbc:IssueTime': order.submitted.slice(11),
    'cbc:Note': order.notes,
    'cbc:DocumentCurrencyCode': order.currency,
    'cbc:CustomerReference': order.purchase_order,
    'cbc:LineCountNumeric': order.lines.length,
    'cac:BuyerCustomerParty': {
      'cbc:SupplierAssignedAccountID': account.code,
      'cac:Party': {
        'cac:PartyName': { 'cbc:Name': account.name },
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': account.name, 'cbc:CompanyID': account.business_number },
        'cac:Contact': { 'cbc:Name': ordered_by.name, 'cbc:ElectronicMail': ordered_by.email },
      },
    },
    'cac:SellerSupplierParty': {},
    'cac:AccountingCustomerParty': { 'cbc:SupplierAssignedAccountID': account.bill_to },
    'cac:Delivery': delivery(order),
    'cac:DeliveryTerms': { 'cbc:SpecialTerms': order.delivery.option_name || order.delivery.option },
    'cac:AllowanceCharge': [
      charge(false, 'Discount', totals.discount),
      charge(true, 'Freight', totals.freight),
      charge(true, 'Service charge', totals.service_charge),
    ],
    'cac:TaxTotal': { 'cbc:TaxAmount': money(totals.tax) },
    'cac:AnticipatedMonetaryTotal': {
      'cbc:LineExtensionAmount': money(totals.goods),
      'cbc:TaxExclusiveAmount': money(beforeTax),
      'cbc:TaxInclusiveAmount': money(totals.total),
      'cbc:AllowanceTotalAmount': money(totals.discount),
      'cbc:ChargeTotalAmount': money(charges),
      'cbc:PayableAmount': money(totals.total),
    },
    'cac:OrderLine': order.lines.map(orderLine),
  });
  return xmlDocument({ Order: content });
}
