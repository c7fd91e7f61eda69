import { bmecatMessages as messages } from '../messages/bmecat.ts';
import { deletedColumn } from '../reading/header.ts';
import type { JsonRow } from '../reading/json-rows.ts';
import { type Catalogue, productCode, productNames } from './read-catalogue.ts';
import { childOf, childrenOf, inOneLanguage, textOf, type XmlElement, xmlElements } from './xml-elements.ts';

interface Feature {
  /** Name, or the code of ETIM such as `EF000034`. */
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly position: string;
}

function featuresOf(product: XmlElement): readonly Feature[] {
  return (
    childrenOf(product, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES')
      .flatMap((group) => childrenOf(group, 'FEATURE'))
      .map((feature, index) => ({
        name: textOf(feature, 'FNAME'),
        value: inOneLanguage(childrenOf(feature, 'FVALUE'))
          .map(({ text }) => text)
          .join(', '),
        unit: textOf(feature, 'FUNIT'),
        position: textOf(feature, 'FORDER') || String(index + 1),
      }))
      // ETIM writes "-" for a feature without a value.
      .filter(({ value }) => value !== '' && value !== '-')
  );
}

/** The classification of a product by ETIM, or by another standard if it has none. */
function classificationOf(product: XmlElement): XmlElement | undefined {
  const all = childrenOf(product, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES');
  const isEtim = (each: XmlElement) => /^ETIM/i.test(textOf(each, 'REFERENCE_FEATURE_SYSTEM_NAME'));
  return all.find(isEtim) ?? all.find((each) => textOf(each, 'REFERENCE_FEATURE_GROUP_ID') !== '') ?? all[0];
}

const orderDetails = (product: XmlElement) => childOf(product, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');

/** Pieces in one order unit. */
function piecesOf(product: XmlElement): number {
  const pieces = Number(textOf(orderDetails(product), 'NO_CU_PER_OU'));
  return pieces > 0 ? pieces : 1;
}

/** A number of order units in pieces, as text; empty if the file does not state it. */
const inPieces = (product: XmlElement, units: string): string =>
  units === '' ? '' : String(Number(units) * piecesOf(product));

interface Prices {
  readonly entries: readonly XmlElement[];
  readonly isOnRequest: boolean;
}

/** The net prices of a product: those of its list, or those of the customer if there are none. */
function pricesOf(product: XmlElement): Prices {
  const all = childrenOf(
    childOf(product, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS'),
    'ARTICLE_PRICE',
    'PRODUCT_PRICE',
  );
  const ofType = (type: string) => all.filter(({ attributes }) => attributes.price_type === type);
  const list = ofType('net_list');
  return {
    entries: list.length > 0 ? list : ofType('net_customer'),
    isOnRequest: all.length === 0 || ofType('on_request').length > 0,
  };
}

/** Codes of UN/ECE recommendation 20 and 21 for a single piece; the portal calls it EA. */
const pieceUnits = new Set(['C62', 'H87', 'PCE', 'EA']);

const relationOf: Readonly<Record<string, string>> = {
  similar: 'alternate',
  accessories: 'related',
  mandatory: 'related',
  select: 'related',
  sparepart: 'related',
  consists_of: 'related',
  others: 'related',
  diff_orderunit: 'pack_options',
};

const referencesOf = (product: XmlElement): readonly XmlElement[] =>
  // A reference with a catalogue is to another supplier's product.
  childrenOf(product, 'ARTICLE_REFERENCE', 'PRODUCT_REFERENCE').filter((each) => textOf(each, 'CATALOG_ID') === '');
const referredTo = (reference: XmlElement): string => textOf(reference, 'ART_ID_TO', 'PROD_ID_TO');

function partRow(product: XmlElement, catalogue: Catalogue): Readonly<Record<string, string>> {
  const details = childOf(product, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS');
  const order = orderDetails(product);
  const classified = classificationOf(product);
  const category = catalogue.groups.get(catalogue.groupOf.get(productCode(product)) ?? '')?.name ?? '';
  const unit = textOf(order, 'ORDER_UNIT');
  const { entries, isOnRequest } = pricesOf(product);
  const successor = referencesOf(product).find(({ attributes }) => attributes.type === 'followup');
  return {
    // Other fields and features, for columns that the mapping file names.
    ...Object.fromEntries((details?.children ?? []).map(({ name }) => [name, textOf(details, name)])),
    ...Object.fromEntries(featuresOf(product).map(({ name, value }) => [name, value])),
    REFERENCE_FEATURE_GROUP_ID: textOf(classified, 'REFERENCE_FEATURE_GROUP_ID'),
    stock_code: productCode(product),
    description: textOf(details, 'DESCRIPTION_SHORT'),
    category,
    product_type:
      textOf(classified, 'REFERENCE_FEATURE_GROUP_NAME') ||
      textOf(classified, 'REFERENCE_FEATURE_GROUP_ID') ||
      category,
    pack_code: pieceUnits.has(unit) ? 'EA' : unit,
    pack_quantity: String(piecesOf(product)),
    sell_quantity_minimum: inPieces(product, textOf(order, 'QUANTITY_MIN')),
    sell_quantity_increment: inPieces(product, textOf(order, 'QUANTITY_INTERVAL')),
    price_per: inPieces(product, textOf(order, 'PRICE_QUANTITY') || '1'),
    poa: entries.length === 0 && isOnRequest ? 'yes' : 'no',
    superseded_by: successor ? referredTo(successor) : '',
  };
}

/** Removes empty values, so that constants of the mapping file can fill them. */
const withoutEmpty = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

function attributeRows(product: XmlElement): readonly Readonly<Record<string, string>>[] {
  const stock_code = productCode(product);
  return featuresOf(product).map((feature) => ({ stock_code, ...feature }));
}

function* priceRows(product: XmlElement, { currency }: Catalogue): Generator<JsonRow> {
  const { line } = product;
  const { entries, isOnRequest } = pricesOf(product);
  if (entries.length === 0 && !isOnRequest) yield { line, fault: messages.noNetPrice };
  for (const entry of entries) {
    const given = textOf(entry, 'PRICE_CURRENCY') || currency;
    if (given !== 'AUD') {
      yield { line: entry.line, fault: messages.currency(given) };
      continue;
    }
    const quantity_break = inPieces(product, textOf(entry, 'LOWER_BOUND') || '1');
    const price = textOf(entry, 'PRICE_AMOUNT');
    yield { line: entry.line, values: { stock_code: productCode(product), quantity_break, price } };
  }
}

function relationRows(product: XmlElement): readonly Readonly<Record<string, string>>[] {
  const stock_code = productCode(product);
  return referencesOf(product).flatMap((reference, index) => {
    const relation = relationOf[reference.attributes.type ?? ''];
    if (relation === undefined) return [];
    return [{ stock_code, relation, other_stock_code: referredTo(reference), position: String(index + 1) }];
  });
}

function* productRows(feed: string, product: XmlElement, catalogue: Catalogue): Generator<JsonRow> {
  const { line } = product;
  if (feed === 'prices') yield* priceRows(product, catalogue);
  if (feed === 'parts') yield { line, values: withoutEmpty(partRow(product, catalogue)) };
  if (feed === 'part-attributes') for (const values of attributeRows(product)) yield { line, values };
  if (feed === 'relations') for (const values of relationRows(product)) yield { line, values };
}

/** Yields the rows of one feed in a BMEcat file. `catalogue` is that of the same file. */
export async function* bmecatRows(
  text: AsyncIterable<string>,
  feed: string,
  catalogue: Catalogue,
): AsyncGenerator<JsonRow> {
  if (feed === 'categories') {
    // Groups of the same name, in different places of the tree, are one category.
    const byName = new Map([...catalogue.groups.values()].reverse().map((group) => [group.name, group]));
    for (const { line, name, position } of byName.values())
      yield { line, values: { category: name, position: String(position) } };
    return;
  }
  for await (const product of xmlElements(text, new Set(productNames))) {
    const isDeleted = product.attributes.mode === 'delete';
    if (isDeleted && feed === 'parts' && catalogue.transaction !== 'T_NEW_CATALOG') {
      yield { line: product.line, values: { stock_code: productCode(product), [deletedColumn]: 'yes' } };
    }
    if (!isDeleted) yield* productRows(feed, product, catalogue);
  }
}
