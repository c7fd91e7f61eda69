import { expect, test } from 'vitest';
import type { OutgoingEvent } from '../outgoing-events.ts';
import { formats } from './formats.ts';
import { submittedEvent } from './submitted-event.fixture.ts';

/** Elements of UBL 2.1 in the order of UBL-Order-2.1.xsd and UBL-CommonAggregateComponents-2.1.xsd, as far as an order has them. */
const ubl: Readonly<Record<string, string>> = {
  Order:
    'UBLVersionID CustomizationID ProfileID ID SalesOrderID CopyIndicator UUID IssueDate IssueTime OrderTypeCode Note RequestedInvoiceCurrencyCode DocumentCurrencyCode PricingCurrencyCode TaxCurrencyCode CustomerReference AccountingCost LineCountNumeric ValidityPeriod QuotationDocumentReference OrderDocumentReference BuyerCustomerParty SellerSupplierParty OriginatorCustomerParty FreightForwarderParty AccountingCustomerParty Delivery DeliveryTerms PaymentMeans PaymentTerms AllowanceCharge DestinationCountry TaxTotal AnticipatedMonetaryTotal OrderLine',
  BuyerCustomerParty: 'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID Party DeliveryContact',
  SellerSupplierParty: '',
  AccountingCustomerParty: 'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID Party',
  Party:
    'EndpointID PartyIdentification PartyName Language PostalAddress PhysicalLocation PartyTaxScheme PartyLegalEntity Contact Person',
  PartyName: 'Name',
  PartyLegalEntity: 'RegistrationName CompanyID RegistrationDate CompanyLegalForm RegistrationAddress',
  Contact: 'ID Name Telephone Telefax ElectronicMail Note',
  Delivery:
    'ID Quantity LatestDeliveryDate TrackingID DeliveryAddress DeliveryLocation RequestedDeliveryPeriod PromisedDeliveryPeriod CarrierParty DeliveryParty NotifyParty Despatch',
  DeliveryAddress:
    'ID Postbox Floor Room StreetName AdditionalStreetName BuildingName BuildingNumber Department CitySubdivisionName CityName PostalZone CountrySubentity CountrySubentityCode Region AddressLine Country',
  Country: 'IdentificationCode Name',
  RequestedDeliveryPeriod: 'StartDate StartTime EndDate EndTime',
  DeliveryParty:
    'EndpointID PartyIdentification PartyName Language PostalAddress PhysicalLocation PartyTaxScheme PartyLegalEntity Contact Person',
  DeliveryTerms: 'ID SpecialTerms LossRisk Amount',
  AllowanceCharge:
    'ID ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric PrepaidIndicator SequenceNumeric Amount BaseAmount TaxCategory',
  TaxTotal: 'TaxAmount RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator TaxSubtotal',
  AnticipatedMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  OrderLine: 'SubstitutionStatusCode Note LineItem SellerProposedSubstituteLineItem',
  LineItem:
    'ID SalesOrderID UUID Note LineStatusCode Quantity LineExtensionAmount TotalTaxAmount PartialDeliveryIndicator AccountingCost Delivery AllowanceCharge Price Item SubLineItem TaxTotal',
  Price: 'PriceAmount BaseQuantity PriceChangeReason PriceTypeCode',
  Item: 'Description PackQuantity PackSizeNumeric CatalogueIndicator Name AdditionalInformation Keyword BrandName ModelName BuyersItemIdentification SellersItemIdentification ManufacturersItemIdentification StandardItemIdentification',
  BuyersItemIdentification: 'ID ExtendedID',
  SellersItemIdentification: 'ID ExtendedID',
};

/** The same of openTRANS 2.1 and BMEcat 2005, by opentrans_2_1.xsd. */
const opentrans: Readonly<Record<string, string>> = {
  ORDER: 'ORDER_HEADER ORDER_ITEM_LIST ORDER_SUMMARY',
  ORDER_HEADER: 'CONTROL_INFO SOURCING_INFO ORDER_INFO',
  CONTROL_INFO: 'STOP_AUTOMATIC_PROCESSING GENERATOR_INFO GENERATION_DATE',
  ORDER_INFO:
    'ORDER_ID ORDER_DATE DELIVERY_DATE LANGUAGE MIME_ROOT PARTIES CUSTOMER_ORDER_REFERENCE ORDER_PARTIES_REFERENCE DOCEXCHANGE_PARTIES_REFERENCE CURRENCY PAYMENT TERMS_AND_CONDITIONS PARTIAL_SHIPMENT_ALLOWED TRANSPORT MIME_INFO REMARKS HEADER_UDX',
  DELIVERY_DATE: 'DELIVERY_START_DATE DELIVERY_END_DATE',
  PARTIES: 'PARTY',
  PARTY: 'PARTY_ID PARTY_ROLE ADDRESS ACCOUNT MIME_INFO',
  ADDRESS:
    'NAME NAME2 NAME3 DEPARTMENT CONTACT_DETAILS STREET ZIP BOXNO ZIPBOX CITY STATE COUNTRY COUNTRY_CODED VAT_ID TAX_NUMBER PHONE FAX EMAIL URL ADDRESS_REMARKS',
  CUSTOMER_ORDER_REFERENCE: 'ORDER_ID LINE_ITEM_ID ORDER_DATE ORDER_DESCR CUSTOMER_IDREF',
  ORDER_PARTIES_REFERENCE: 'BUYER_IDREF SUPPLIER_IDREF INVOICE_RECIPIENT_IDREF SHIPMENT_PARTIES_REFERENCE',
  SHIPMENT_PARTIES_REFERENCE: 'DELIVERY_IDREF FINAL_DELIVERY_IDREF DELIVERER_IDREF',
  ORDER_ITEM_LIST: 'ORDER_ITEM',
  ORDER_ITEM:
    'LINE_ITEM_ID PRODUCT_ID PRODUCT_FEATURES PRODUCT_COMPONENTS QUANTITY ORDER_UNIT PRODUCT_PRICE_FIX PRICE_LINE_AMOUNT PARTIAL_SHIPMENT_ALLOWED DELIVERY_DATE SOURCING_INFO CUSTOMER_ORDER_REFERENCE ACCOUNTING_INFO SHIPMENT_PARTIES_REFERENCE TRANSPORT MIME_INFO REMARKS ITEM_UDX',
  PRODUCT_ID:
    'SUPPLIER_PID SUPPLIER_IDREF CONFIG_CODE_FIX LOT_NUMBER SERIAL_NUMBER INTERNATIONAL_PID BUYER_PID DESCRIPTION_SHORT DESCRIPTION_LONG MANUFACTURER_INFO PRODUCT_TYPE',
  PRODUCT_PRICE_FIX: 'PRICE_AMOUNT ALLOW_OR_CHARGES_FIX PRICE_FLAG TAX_DETAILS_FIX PRICE_QUANTITY PRICE_BASE_FIX',
  ORDER_SUMMARY: 'TOTAL_ITEM_NUM TOTAL_AMOUNT',
};
/** Elements without which both schemas refuse an element, if it is there. */
const required: Readonly<Record<string, string>> = {
  Order: 'ID IssueDate BuyerCustomerParty SellerSupplierParty OrderLine',
  PartyName: 'Name',
  AllowanceCharge: 'ChargeIndicator Amount',
  TaxTotal: 'TaxAmount',
  AnticipatedMonetaryTotal: 'PayableAmount',
  OrderLine: 'LineItem',
  LineItem: 'ID Item',
  Price: 'PriceAmount',
  BuyersItemIdentification: 'ID',
  SellersItemIdentification: 'ID',
  ORDER: 'ORDER_HEADER ORDER_ITEM_LIST ORDER_SUMMARY',
  ORDER_HEADER: 'ORDER_INFO',
  ORDER_INFO: 'ORDER_ID ORDER_DATE PARTIES ORDER_PARTIES_REFERENCE',
  DELIVERY_DATE: 'DELIVERY_START_DATE DELIVERY_END_DATE',
  PARTIES: 'PARTY',
  PARTY: 'PARTY_ID',
  ORDER_PARTIES_REFERENCE: 'BUYER_IDREF SUPPLIER_IDREF',
  SHIPMENT_PARTIES_REFERENCE: 'DELIVERY_IDREF',
  ORDER_ITEM_LIST: 'ORDER_ITEM',
  ORDER_ITEM: 'LINE_ITEM_ID PRODUCT_ID QUANTITY ORDER_UNIT',
  PRODUCT_PRICE_FIX: 'PRICE_AMOUNT',
  ORDER_SUMMARY: 'TOTAL_ITEM_NUM',
};
/** Longest texts in openTRANS. */
const longest: Readonly<Record<string, number>> = {
  ORDER_ID: 250,
  BUYER_PID: 50,
  REMARKS: 64_000,
  NAME: 50,
  NAME2: 50,
  STREET: 50,
  ZIP: 20,
  CITY: 50,
  STATE: 50,
  COUNTRY: 50,
  PHONE: 50,
  EMAIL: 255,
  ADDRESS_REMARKS: 250,
  DESCRIPTION_SHORT: 150,
  DESCRIPTION_LONG: 64_000,
};

/** The children of each element that has some, and the text of each that has one, without namespaces. */
function contentOf(xml: string) {
  const open: { readonly name: string; readonly children: string[] }[] = [];
  const elements: { readonly name: string; readonly children: readonly string[] }[] = [];
  const texts: { readonly name: string; readonly text: string }[] = [];
  for (const [, close, name = '', isEmpty, text = ''] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)(?:\w+:)?(\w+)[^>]*?(\/?)>([^<]*)/g)) {
    if (close) {
      const ended = open.pop();
      if (ended && ended.children.length > 0) elements.push(ended);
      continue;
    }
    open.at(-1)?.children.push(name);
    if (text.trim() !== '') texts.push({ name, text });
    if (!isEmpty) open.push({ name, children: [] });
  }
  return { elements, texts };
}

const { data } = submittedEvent;
const long = 'Far too long a text for the fields of an address, which have room for fifty characters';
const events: Readonly<Record<string, OutgoingEvent<'order.submitted'>>> = {
  'an order with everything': submittedEvent,
  'an order with nothing optional': {
    ...submittedEvent,
    data: {
      ...data,
      account: { ...data.account, bill_to: '', business_number: '' },
      purchase_order: '',
      requested_date: null,
      notes: [],
      delivery: {
        ...data.delivery,
        to: { ...data.delivery.to, company: '', contact: '', phone: '', lines: ['1 A St'] },
      },
      lines: data.lines.map((line) => ({
        ...line,
        customer_stock_code: '',
        description: '',
        unit_price: null,
        line_total: null,
        note: '',
        reference: '',
      })),
    },
  },
  'an order with long texts': {
    ...submittedEvent,
    data: {
      ...data,
      account: { ...data.account, name: long },
      delivery: { ...data.delivery, to: { ...data.delivery.to, company: long, lines: [long, long] } },
      lines: data.lines.map((line) => ({ ...line, description: `${long}, ${long}` })),
    },
  },
};

test.each(Object.keys(events))(
  '%s has the elements of UBL and openTRANS in the order of their schemas, and those that they need',
  (name) => {
    const event = events[name];
    if (!event) throw new Error(`no event ${name}`);
    for (const [format, sequences] of [
      ['ubl', ubl],
      ['opentrans', opentrans],
    ] as const) {
      const { elements, texts } = contentOf(formats[format].text(event));
      for (const element of elements) {
        const sequence = (sequences[element.name] ?? '').split(' ');
        expect(sequence, element.name).toEqual(expect.arrayContaining([...new Set(element.children)]));
        const places = element.children.map((child) => sequence.indexOf(child));
        expect(places, element.name).toEqual(places.toSorted((a, b) => a - b));
        const needed = required[element.name]?.split(' ') ?? [];
        expect(element.children, element.name).toEqual(expect.arrayContaining(needed));
      }
      if (format === 'ubl') continue;
      const tooLong = texts.filter((each) => each.text.length > (longest[each.name] ?? Number.POSITIVE_INFINITY));
      expect(tooLong).toEqual([]);
    }
  },
);

test('openTRANS: a text that its element has no room for stands in full in a remark or the long description', () => {
  const event = events['an order with long texts'];
  if (!event) throw new Error('no event');
  const { texts } = contentOf(formats.opentrans.text(event));
  const of = (name: string) => texts.filter((each) => each.name === name).map(({ text }) => text);
  expect(of('NAME')).toEqual([`${long.slice(0, 49)}…`, `${long.slice(0, 49)}…`]);
  expect(of('ADDRESS_REMARKS')).toEqual([long, long, `${long}, ${long}`]);
  expect(of('DESCRIPTION_LONG')).toEqual([`${long}, ${long}`]);
});
