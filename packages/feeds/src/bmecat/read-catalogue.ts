import { bmecatMessages as messages } from '../messages/bmecat.ts';
import { fileFault } from '../reading/problem.ts';
import { childOf, childrenOf, textOf, type XmlElement, xmlElements } from './xml-elements.ts';

const transactions = ['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES'] as const;
type Transaction = (typeof transactions)[number];

/** A group of the catalogue: a category of the portal. */
export interface CatalogueGroup {
  readonly line: number;
  readonly name: string;
  readonly position: number;
}

/** Facts of a BMEcat file that the rows of all feeds need. */
export interface Catalogue {
  readonly transaction: Transaction;
  /** The currency of prices that do not name one. */
  readonly currency: string;
  /** Groups that have products, by id. */
  readonly groups: ReadonlyMap<string, CatalogueGroup>;
  /** Id of a product's group, by the supplier's code of the product. */
  readonly groupOf: ReadonlyMap<string, string>;
  /** Feeds that the file has rows for. */
  readonly feeds: ReadonlySet<string>;
}

/** Elements of version 1.2 and their names in version 2005. */
export const productNames = ['ARTICLE', 'PRODUCT'] as const;
const mapNames = ['ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP'] as const;

/** Whether the start of a file is that of BMEcat. */
export const looksLikeBmecat = (start: string): boolean => /<(?:[\w-]+:)?BMECAT[\s>]/.test(start);

function feedsOf(product: XmlElement, transaction: Transaction): readonly string[] {
  if (transaction === 'T_UPDATE_PRICES') return ['prices'];
  const has = (...names: readonly string[]) => childOf(product, ...names) !== undefined;
  return [
    'parts',
    ...(has('ARTICLE_FEATURES', 'PRODUCT_FEATURES') ? ['part-attributes'] : []),
    ...(has('ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS') ? ['prices'] : []),
    ...(has('ARTICLE_REFERENCE', 'PRODUCT_REFERENCE') ? ['relations'] : []),
  ];
}

/** Reads a BMEcat file once, before the rows of its feeds. Throws a `FileFault` if it is not one. */
export async function readCatalogue(text: AsyncIterable<string>): Promise<Catalogue> {
  const groups = new Map<string, CatalogueGroup>();
  const groupOf = new Map<string, string>();
  const feeds = new Set<string>();
  const started = new Set<string>();
  let currency = 'AUD';
  const wanted = new Set<string>(['HEADER', 'CATALOG_STRUCTURE', ...productNames, ...mapNames]);
  const transactionOf = () => transactions.find((name) => started.has(name));
  for await (const element of xmlElements(text, wanted, ({ name }) => void started.add(name))) {
    const transaction = transactionOf();
    if (element.name === 'HEADER') currency = textOf(childOf(element, 'CATALOG'), 'CURRENCY') || currency;
    else if (element.name === 'CATALOG_STRUCTURE') {
      const position = Number(textOf(element, 'GROUP_ORDER'));
      const group = { line: element.line, name: textOf(element, 'GROUP_NAME') };
      groups.set(textOf(element, 'GROUP_ID'), { ...group, position: Number.isInteger(position) ? position : 0 });
    } else if (mapNames.some((name) => name === element.name)) {
      groupOf.set(textOf(element, 'ART_ID', 'PROD_ID'), textOf(element, 'CATALOG_GROUP_ID'));
    } else if (transaction) {
      for (const feed of feedsOf(element, transaction)) feeds.add(feed);
      // Version 2005 allows the group inside the product.
      for (const map of childrenOf(element, ...mapNames))
        groupOf.set(productCode(element), textOf(map, 'CATALOG_GROUP_ID'));
    }
  }
  if (!started.has('BMECAT')) throw fileFault(messages.notBmecat);
  const transaction = transactionOf();
  if (!transaction) throw fileFault(messages.noTransaction);
  const used = new Set(groupOf.values());
  for (const id of groups.keys()) if (!used.has(id)) groups.delete(id);
  if (groups.size > 0) feeds.add('categories');
  return { transaction, currency, groups, groupOf, feeds };
}

export const productCode = (product: XmlElement): string => textOf(product, 'SUPPLIER_AID', 'SUPPLIER_PID');
