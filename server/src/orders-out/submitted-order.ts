import { noDropship } from '@portal/domain/cart';
import { type DecimalText, inCents } from '@portal/domain/money';
import { lineAmount } from '@portal/domain/price';
import { type Queries, type StoredCart, unpriced } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export interface OrderAddress {
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  /** Street, without empty lines. */
  readonly lines: readonly string[];
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1. */
  readonly country: 'AU';
}

export interface SubmittedLine {
  readonly line_number: number;
  readonly stock_code: string;
  /** The buyer's own code; empty if there is none. */
  readonly customer_stock_code: string;
  readonly description: string;
  /** Pieces. */
  readonly quantity: number;
  /** For `price_per` pieces after discount, without tax; null on application. */
  readonly unit_price: DecimalText | null;
  readonly price_per: number;
  /** 2 decimals. The sum of these is `totals.goods`. */
  readonly line_total: DecimalText | null;
  readonly note: string;
  readonly reference: string;
}

/** `data` of the event `order.submitted`, version 1. Fields may be added to a version, never changed or removed. */
export interface SubmittedOrder {
  readonly order_number: string;
  readonly submitted: string;
  /** ISO 4217. */
  readonly currency: 'AUD';
  readonly account: {
    readonly code: string;
    readonly bill_to: string;
    readonly name: string;
    readonly business_number: string;
  };
  /** User name of the person who created the order. */
  readonly ordered_by: { readonly username: string; readonly name: string; readonly email: string };
  /** The buyer's purchase order number; may be empty. */
  readonly purchase_order: string;
  readonly warehouse: string;
  /** The day the buyer wants it (YYYY-MM-DD); null: as soon as possible. */
  readonly requested_date: string | null;
  readonly delivery: {
    readonly option: string;
    readonly option_name: string;
    /** Whether the buyer's own carrier account pays, and its number. */
    readonly receiver_pays: boolean;
    readonly carrier_account: string;
    readonly to: OrderAddress;
  };
  readonly notes: readonly string[];
  readonly promo_code: string;
  readonly lines: readonly SubmittedLine[];
  /** AUD, 2 decimals. goods - discount + freight + service_charge + tax = total. */
  readonly totals: {
    readonly goods: DecimalText;
    readonly discount: DecimalText;
    readonly freight: DecimalText;
    readonly service_charge: DecimalText;
    readonly tax: DecimalText;
    readonly total: DecimalText;
  };
}

type DropshipRow = Pick<
  Tables['dropship_address'],
  'company' | 'contact' | 'phone' | 'email' | 'address_1' | 'address_2' | 'suburb' | 'state' | 'postcode'
>;

interface OrderRow
  extends Pick<Tables['account'], 'name' | 'address' | 'suburb' | 'state' | 'postcode' | 'business_number'>,
    Pick<Tables['portal_user'], 'username' | 'firstname' | 'lastname' | 'email'> {
  readonly option_name: string | null;
  readonly dropship: DropshipRow | null;
  /** By stock code. */
  readonly descriptions: Readonly<Record<string, string>> | null;
  readonly customer_codes: Readonly<Record<string, string>> | null;
}

/** The lines without empty ones. */
export const filledLines = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

function addressOf({ dropship, ...account }: OrderRow): OrderAddress {
  if (dropship === null) {
    const { name, address, suburb, state, postcode } = account;
    const lines = filledLines(address.split('\n'));
    return { company: name, contact: '', phone: '', email: '', lines, suburb, state, postcode, country: 'AU' };
  }
  const { address_1, address_2, ...rest } = dropship;
  return { ...rest, lines: filledLines([address_1, address_2]), country: 'AU' };
}

/** A submitted order as it is sent to other systems, from the state and prices that it was submitted with. */
export async function submittedOrder(tx: Queries, { row, state, prices }: StoredCart): Promise<SubmittedOrder> {
  const { accode, delivery } = state;
  const lines = state.lines.filter((line) => line.order_quantity > 0);
  const codes = lines.map((line) => line.stock_code);
  const dropshipId = delivery.deliveryDropshipIdChosen;
  const [found] = await tx.query<OrderRow>(sql`
    SELECT a.name, a.address, a.suburb, a.state, a.postcode, a.business_number, u.username, u.firstname, u.lastname, u.email,
      (SELECT o.name FROM delivery_option o WHERE o.code = ${delivery.deliveryOptionChosen}) AS option_name,
      (SELECT jsonb_build_object('company', d.company, 'contact', d.contact, 'phone', d.phone, 'email', d.email,
          'address_1', d.address_1, 'address_2', d.address_2, 'suburb', d.suburb, 'state', d.state, 'postcode', d.postcode)
        FROM dropship_address d
        WHERE d.ds_id = ${dropshipId === noDropship ? null : dropshipId}::integer AND d.created_for_accode = a.accode) AS dropship,
      (SELECT jsonb_object_agg(p.stock_code, p.description) FROM part p
        WHERE p.stock_code = ANY(${codes}::text[])) AS descriptions,
      (SELECT jsonb_object_agg(k.stock_code, k.customer_stock_code) FROM customer_stock_code k
        WHERE k.accode = a.accode AND k.stock_code = ANY(${codes}::text[])) AS customer_codes
    FROM cart c JOIN account a ON a.accode = c.accode JOIN portal_user u ON u.user_id = c.created_by
    WHERE c.order_num = ${state.orderNum}`);
  if (!found) throw new Error(`The order ${state.orderNum} does not exist.`);
  const { totals } = row;
  return {
    order_number: state.orderNum,
    submitted: state.submitted ?? '',
    currency: 'AUD',
    account: { code: accode, bill_to: state.billto, name: found.name, business_number: found.business_number },
    ordered_by: {
      username: found.username,
      name: filledLines([found.firstname, found.lastname]).join(' '),
      email: found.email,
    },
    purchase_order: state.customer_reference,
    warehouse: state.warehouse,
    requested_date: delivery.advanced_forward_order_date,
    delivery: {
      option: delivery.deliveryOptionChosen,
      option_name: found.option_name ?? '',
      receiver_pays: delivery.deliveryOptionReceiverPaysCarrier,
      carrier_account: delivery.deliveryOption3rdPartyReference,
      to: addressOf(found),
    },
    notes: filledLines([delivery.orderInstruction1, delivery.orderInstruction2]),
    promo_code: state.promo_code,
    lines: lines.map((line) => {
      const price = prices.get(line.line_id) ?? unpriced;
      return {
        line_number: line.line_number,
        stock_code: line.stock_code,
        customer_stock_code: found.customer_codes?.[line.stock_code] ?? '',
        description: found.descriptions?.[line.stock_code] ?? '',
        quantity: line.order_quantity,
        unit_price: price.webPrice,
        price_per: price.price_per ?? 1,
        line_total: price.extended === null ? null : lineAmount(price.extended),
        note: line.note,
        reference: line.line_reference,
      };
    }),
    totals: {
      goods: inCents(totals.savedExtended),
      discount: inCents(totals.discount),
      freight: inCents(totals.total_freight_charge),
      service_charge: inCents(totals.serviceCharge),
      tax: inCents(totals.savedGST),
      total: inCents(totals.total),
    },
  };
}
