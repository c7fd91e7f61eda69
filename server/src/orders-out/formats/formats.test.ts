import { expect, test } from 'vitest';
import { eventMail } from '../email.ts';
import { formats } from './formats.ts';
import { submittedEvent as event } from './submitted-event.fixture.ts';

/** The paths of all elements with text: `Order/cbc:ID` → its texts. Throws unless every element is closed. */
function textsOf(xml: string): Readonly<Record<string, readonly string[]>> {
  const open: string[] = [];
  const found: Record<string, string[]> = {};
  for (const [, close, name = '', isEmpty, text = ''] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>([^<]*)/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!isEmpty) {
      open.push(name);
      const path = open.join('/');
      if (text.trim() !== '') found[path] = [...(found[path] ?? []), text];
    }
  }
  expect(open).toEqual([]);
  return found;
}

test('UBL 2.1: numbers, parties, amounts and lines of an order, with characters escaped and forbidden ones left out', () => {
  const texts = textsOf(formats.ubl.text(event));
  expect(texts).toMatchObject({
    'Order/cbc:UBLVersionID': ['2.1'],
    'Order/cbc:ID': ['KES014-000001'],
    'Order/cbc:IssueDate': ['2026-11-20'],
    'Order/cbc:Note': ['Ring &quot;first&quot;'],
    'Order/cbc:CustomerReference': ['=1+1'],
    'Order/cac:BuyerCustomerParty/cac:Party/cac:PartyName/cbc:Name': ['Kestrel &amp; Sons'],
    'Order/cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name': ['Site &lt;2&gt;'],
    'Order/cac:Delivery/cac:RequestedDeliveryPeriod/cbc:StartDate': ['2026-12-01'],
    'Order/cac:AllowanceCharge/cbc:Amount': ['1.80', '10.00', '5.00'],
    'Order/cac:AnticipatedMonetaryTotal/cbc:TaxExclusiveAmount': ['75.00'],
    'Order/cac:AnticipatedMonetaryTotal/cbc:ChargeTotalAmount': ['15.00'],
    'Order/cac:AnticipatedMonetaryTotal/cbc:PayableAmount': ['82.50'],
    'Order/cac:OrderLine/cac:LineItem/cbc:ID': ['3'],
    'Order/cac:OrderLine/cac:LineItem/cbc:Quantity': ['150'],
    'Order/cac:OrderLine/cac:LineItem/cac:Price/cbc:PriceAmount': ['41.20'],
    'Order/cac:OrderLine/cac:LineItem/cac:Price/cbc:BaseQuantity': ['100'],
    'Order/cac:OrderLine/cac:LineItem/cac:Item/cac:SellersItemIdentification/cbc:ID': ['HXB-12050-88Z'],
  });
  expect(formats.ubl.text(event)).toContain(
    '<cbc:LineExtensionAmount currencyID="AUD">61.80</cbc:LineExtensionAmount>',
  );
});

test('openTRANS 2.1: the same order', () => {
  expect(textsOf(formats.opentrans.text(event))).toMatchObject({
    'ORDER/ORDER_HEADER/ORDER_INFO/ORDER_ID': ['KES014-000001'],
    'ORDER/ORDER_HEADER/ORDER_INFO/PARTIES/PARTY/PARTY_ROLE': ['buyer', 'supplier', 'delivery'],
    'ORDER/ORDER_HEADER/ORDER_INFO/CUSTOMER_ORDER_REFERENCE/ORDER_ID': ['=1+1'],
    'ORDER/ORDER_ITEM_LIST/ORDER_ITEM/PRODUCT_ID/bmecat:SUPPLIER_PID': ['HXB-12050-88Z'],
    'ORDER/ORDER_ITEM_LIST/ORDER_ITEM/QUANTITY': ['150'],
    'ORDER/ORDER_ITEM_LIST/ORDER_ITEM/PRODUCT_PRICE_FIX/bmecat:PRICE_QUANTITY': ['100'],
    'ORDER/ORDER_ITEM_LIST/ORDER_ITEM/PRICE_LINE_AMOUNT': ['61.80'],
    'ORDER/ORDER_SUMMARY/TOTAL_ITEM_NUM': ['1'],
  });
});

test('CSV: one row a line, which no spreadsheet runs as a formula', () => {
  const [head = '', row = '', end] = formats.csv.text(event).split('\r\n');
  expect(end).toBe('');
  expect(head).toMatch(/^event_id,order_number,submitted,account,/);
  expect(row).toContain(`,'=1+1,`);
  expect(row).toContain('"12 Mill St, Gate C"');
  expect(row).toContain(
    ',HXB-12050-88Z,KF-1032,Hex bolt M12 × 50,150,41.20,100,61.80,"For the stairs, level 2",J-12,AUD,82.50',
  );
});

test('the mail to the order desk says what is ordered and has the workbook attached', async () => {
  const mail = await eventMail({ kind: 'email', name: 'desk', events: [], to: 'orders@supplier.example' }, event);
  expect(mail).toMatchObject({
    to: 'orders@supplier.example',
    subject: 'Order KES014-000001 from Kestrel & Sons, purchase order =1+1',
    attachments: [{ filename: 'KES014-000001.xlsx' }],
  });
  expect(mail.text).toContain('1 line, 82.50 AUD including GST.');
  expect(mail.text).toContain('Alexandria NSW 2015');
  expect(mail.attachments[0]?.content.subarray(0, 2).toString()).toBe('PK');
});

test('the mails about a quote, a new user and an address say what somebody has to do about it', async () => {
  const desk = { kind: 'email', name: 'desk', events: [], to: 'orders@supplier.example' } as const;
  const common = { id: 'e', version: 1, timestamp: event.timestamp } as const;
  const { order_number, submitted, lines, ...order } = event.data;
  const quote = await eventMail(desk, {
    ...common,
    type: 'quote.saved',
    data: {
      ...order,
      quote_number: order_number,
      saved: submitted,
      valid_until: '2026-12-20',
      lines: lines.map((line) => ({ ...line, unit_price: null, line_total: null })),
    },
  });
  expect(quote).toMatchObject({ subject: 'Quote KES014-000001 saved by Kestrel & Sons', attachments: [{}] });
  expect(quote.text).toContain('1 line has no price: the buyer is waiting for yours.');
  const user = await eventMail(desk, {
    ...common,
    type: 'user.added',
    data: {
      username: 'moira',
      firstname: 'Moira',
      lastname: 'Tan',
      email: 'moira@kestrel.example',
      mobile: '',
      user_type: 'customer',
      accounts: ['KES014'],
      added_by: 'registered',
    },
  });
  expect(user.subject).toBe('New user moira');
  expect(user.text).toContain('Moira Tan can now sign in as moira.\nEmail: moira@kestrel.example\nAccounts: KES014');
  const { to: address } = event.data.delivery;
  const data = { account: 'KES014', address_number: 7, replaces: 3, changed_by: 'moira', address };
  const changed = await eventMail(desk, { ...common, type: 'address.changed', data });
  expect(changed).toMatchObject({ subject: 'Account KES014 changed a delivery address', attachments: [] });
  expect(changed.text).toContain('Alexandria NSW 2015');
});
