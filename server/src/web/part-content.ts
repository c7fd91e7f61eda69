import type { NearCode } from '@portal/domain/catalogue';
import { escapeHtml, type PublicPage } from './html.ts';
import type { PublicPart } from './read-part.ts';

type Rows = readonly (readonly [label: string, value: string])[];

const partAddress = (code: string) => `/part/${encodeURIComponent(code)}`;
const linkTo = (code: string, words: string) =>
  `<a href="${partAddress(code)}">${escapeHtml(code)}</a> ${escapeHtml(words)}`.trim();

function table(heading: string, rows: Rows): string {
  const shown = rows.filter(([, value]) => value !== '');
  if (shown.length === 0) return '';
  const lines = shown.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<h2>${escapeHtml(heading)}</h2><table>${lines.join('')}</table>`;
}

function listOf(heading: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h2>${escapeHtml(heading)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const headings: Readonly<Record<string, string>> = {
  alternate: 'Alternate parts',
  related: 'Related parts',
  pack_options: 'Pack options',
};

/** A part for visitors and search engines (NAV-02): no price and no stock, which are the customer's own. */
export function partPage(part: PublicPart, origin: string, supplier: string): PublicPage {
  const { facts, information, superseded_by, related } = part;
  const code = facts.stock_code;
  const canonical = `${origin}${partAddress(code)}`;
  const image = `${origin}/images/drawings/${encodeURIComponent(code)}.svg`;
  const standard = information.details.find((each) => each.label === 'Standard')?.value ?? '';
  const description = [
    `${facts.description}.`,
    standard === '' ? '' : `${standard}.`,
    `${facts.pack_quantity} in a pack.`,
    'Dimensions, packaging, documents and where to buy.',
  ]
    .filter((each) => each !== '')
    .join(' ');
  const named = (relation: string) =>
    listOf(
      headings[relation] ?? relation,
      related.filter((each) => each.relation === relation).map((each) => linkTo(each.stock_code, each.description)),
    );
  const content = [
    `<p><a href="/home">Home</a> › <a href="/search/${encodeURIComponent(facts.product_type)}">${escapeHtml(facts.product_type)}</a></p>`,
    `<h1>${escapeHtml(code)}</h1><p>${escapeHtml(facts.description)}</p>`,
    superseded_by === null
      ? ''
      : `<p>Superseded by <a href="${partAddress(superseded_by)}">${escapeHtml(superseded_by)}</a>.</p>`,
    `<img src="/images/drawings/${encodeURIComponent(code)}.svg" width="600" height="300" fetchpriority="high" alt="Drawing of ${escapeHtml(facts.description)}">`,
    listOf('Notes', information.stockNotes.map(escapeHtml)),
    table('Details', [
      ['Category', facts.product_category],
      ...information.details.map(({ label, value }) => [label, value] as const),
    ]),
    table(
      'Dimensions',
      information.dimensions.map(({ symbol, label, value }) => [`${label} ${symbol}`, value] as const),
    ),
    table(
      'Packaging',
      information.packaging.map(
        ({ pack_code, quantity, weight_kg }) =>
          [pack_code, `${quantity.toLocaleString('en-AU')} pieces, ${weight_kg} kg`] as const,
      ),
    ),
    named('alternate'),
    named('pack_options'),
    named('related'),
  ].join('');
  const properties = [...information.details, ...information.dimensions].map(({ label, value }) => ({
    '@type': 'PropertyValue',
    name: label,
    value,
  }));
  return {
    title: `${code} ${facts.description} · ${supplier}`,
    description,
    canonical,
    image,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': canonical,
      url: canonical,
      sku: code,
      mpn: code,
      name: facts.description,
      description,
      image,
      category: `${facts.product_category} > ${facts.product_type}`,
      brand: { '@type': 'Brand', name: supplier },
      material: information.details.find((each) => each.label === 'Material')?.value,
      additionalProperty: properties,
      ...(superseded_by === null
        ? {}
        : { isSimilarTo: { '@type': 'Product', sku: superseded_by, url: `${origin}${partAddress(superseded_by)}` } }),
    },
    content,
  };
}

/** NAV-05: what was searched for, until the app has found it. It asks nothing of the database, for anybody may ask for any words. */
export function searchPage(needle: string, origin: string, supplier: string): PublicPage {
  const shown = needle.length > 60 ? `${needle.slice(0, 60)}…` : needle;
  return {
    title: `Search Results · ${supplier}`,
    description: `Parts for ${shown}, with their dimensions, packs, certificates and where to buy them.`,
    canonical: `${origin}/search/${encodeURIComponent(needle)}`,
    content: [
      '<p><a href="/home">Home</a> › <a href="/products">Products</a></p>',
      `<h1>Parts for “${escapeHtml(shown)}”</h1>`,
      '<p>The whole catalogue is searched by code, size and words, and mistakes of typing are forgiven. Each part has its dimensions, its packs, its certificates and where to buy it. Sign in for your price and the stock in every warehouse.</p>',
      '<noscript><p>Searching needs JavaScript.</p></noscript>',
    ].join(''),
  };
}

/** NAV-02: a code that there is no part of, with those that it may have been meant for. */
export function unknownPartPage(code: string, near: readonly NearCode[], supplier: string): PublicPage {
  const shown = code.length > 60 ? `${code.slice(0, 60)}…` : code || 'without a code';
  const items = near.map((each) => `${linkTo(each.stock_code, each.description)}. ${escapeHtml(each.why)}`);
  return {
    title: `There is no part ${shown} · ${supplier}`,
    description: `There is no part ${shown}. Search the catalogue by code, words or size.`,
    canonical: null,
    content: [
      `<h1>There is no part ${escapeHtml(shown)}</h1>`,
      '<p>The code may be mistyped, or the part is no longer sold.</p>',
      listOf('Did you mean', items),
      `<p><a href="/search/${encodeURIComponent(shown)}">Search for ${escapeHtml(shown)}</a></p>`,
    ].join(''),
  };
}
