import type { QuotedLine, QuotePaper } from '@portal/domain/cart';
import { shortDate } from '@portal/domain/format';
import { lineAmount } from '@portal/domain/price';
import {
  descriptionColumn,
  money,
  noteIf,
  ownCode,
  per,
  pricedCells,
  pricedColumns,
  unitPrice,
} from '../documents/paper-text.ts';
import { documentsMessages } from '../messages/documents.ts';
import { type BusinessDocument, writeBusinessDocument } from '../pdf/business-document.ts';
import type { TableRow } from '../pdf/table.ts';
import type { Supplier } from '../supplier/supplier.ts';

const { facts, sums } = documentsMessages;

const priceOf = ({ price, price_per, poa }: QuotedLine) => {
  if (price !== null) return `${unitPrice(price)} ${per(price_per)}`;
  return poa ? documentsMessages.onApplication : documentsMessages.noPrice;
};

function rowOf(line: QuotedLine): TableRow {
  return {
    cells: pricedCells({
      ...line,
      quantity: line.order_quantity,
      price: priceOf(line),
      amount: line.extended === null ? null : lineAmount(line.extended),
    }),
    notes: [
      ...ownCode(line.customer_stock_code),
      ...[line.line_reference, line.note].filter((text) => text.trim() !== ''),
    ],
  };
}

function sumsOf({ totals, lines, delivery_name }: QuotePaper): BusinessDocument['sums'] {
  const isFreightOpen = delivery_name === '';
  const unpriced = lines.filter((line) => line.extended === null).length;
  const total = unpriced === 0 ? sums.total : sums.totalWithoutSome;
  return [
    { label: sums.goods, amount: money(totals.savedExtended) },
    ...totals.discounts_used.map(({ name, amount }) => ({ label: sums.less(name), amount: `-${money(amount)}` })),
    { label: sums.freight, amount: isFreightOpen ? sums.freightOpen : money(totals.total_freight_charge) },
    ...(Number(totals.serviceCharge) > 0 ? [{ label: sums.serviceCharge, amount: money(totals.serviceCharge) }] : []),
    { label: sums.gst, amount: money(totals.savedGST) },
    {
      label: isFreightOpen ? sums.withoutFreight(total) : total,
      amount: money(totals.total),
      bold: true,
    },
  ];
}

/** A saved quote as PDF (QQ-03), or any cart (IMP-05). A cart guarantees no prices: its `expiry` is empty. */
export function writeQuotePdf(paper: QuotePaper, supplier: Supplier, kind = documentsMessages.quote): Promise<Buffer> {
  const { bill_to = [paper.account_name], deliver_to = [], instructions = '' } = paper;
  const day = shortDate(paper.saved, supplier.time_zone);
  return writeBusinessDocument(
    {
      kind,
      number: paper.orderNum,
      buyer: paper.account_name,
      parties: [
        { heading: facts.billTo, lines: bill_to },
        ...(deliver_to.length === 0 ? [] : [{ heading: facts.deliverTo, lines: deliver_to }]),
      ],
      facts: [
        [paper.expiry === '' ? facts.date : facts.quoted, day],
        [facts.validUntil, paper.expiry === '' ? '' : shortDate(paper.expiry)],
        [facts.yourReference, paper.customer_reference ?? ''],
        [facts.name, [paper.orderNum, paper.customer_reference].includes(paper.prettyName) ? '' : paper.prettyName],
        [facts.account, paper.accode ?? ''],
        [facts.from, paper.warehouse_name],
        [facts.delivery, paper.delivery_name],
      ],
      columns: pricedColumns,
      noteColumn: descriptionColumn,
      rows: paper.lines.map(rowOf),
      sums: sumsOf(paper),
      notes: [...noteIf(documentsMessages.deliveryInstructions, instructions), ...noteIf(facts.terms, supplier.terms)],
    },
    supplier,
  );
}
