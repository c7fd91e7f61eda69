import type { ReactNode } from 'react';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

export const productSelectorMessages = {
  /** `written`: the same count, formatted. */
  parts: (count: number, written: string) => `${written} ${count === 1 ? 'part' : 'parts'}`,
  list: 'Parts',
  filters: 'Filters',
  filtersFound: (found: string) => `Filters: ${found}`,
  showFound: (found: string) => `Show ${found}`,
  filtersChosen: 'chosen',
  comeClose: (count: string) => `${count} come close`,
  sort: 'Sort',
  view: 'View',
  views: { table: 'Table', picture: 'Pictures' },
  sorts: {
    best: 'Best match',
    code: 'Code, A to Z',
    code_down: 'Code, Z to A',
    description: 'Description, A to Z',
    description_down: 'Description, Z to A',
    size: 'Size, smallest first',
    size_down: 'Size, largest first',
    length: 'Length, shortest first',
    length_down: 'Length, longest first',
    class: 'Class, lowest first',
    class_down: 'Class, highest first',
    finish: 'Finish, A to Z',
    finish_down: 'Finish, Z to A',
    pack: 'Pack, smallest first',
    pack_down: 'Pack, largest first',
    stock: 'Stock, least first',
    stock_down: 'Stock, most first',
    price: 'Price, lowest first',
    price_down: 'Price, highest first',
  },
  search: {
    label: 'Code, size or words',
    placeholder: 'Code, size or words, such as m12x80 hex 8.8 galv',
    addWords: 'Add words',
    chosen: 'Chosen filters',
    remove: (filter: string) => `Remove ${filter}`,
  },
  chips: {
    values: (filter: string, values: readonly string[]) => `${filter}: ${values.join(' or ')}`,
    count: (filter: string, count: number) => `${filter}: ${count} chosen`,
    millimetres: (size: string) => `${size} mm`,
  },
  measures: { diameter: 'Diameter by measure', length: 'Length by measure' },
  reading: {
    label: 'Understood as',
    setAside: (words: readonly string[]) =>
      `Nothing matches ${quoted(words)}. Showing results without ${words.length === 1 ? 'it' : 'them'}.`,
    corrected: (typed: string, meant: string) => `Showing results for “${meant}” instead of “${typed}”.`,
    notInSize: (asked: string, size: string) => `We don't sell “${asked}” in ${size}. These parts are the nearest.`,
    nothingNear: (asked: string) => `We don't sell “${asked}”.`,
    notSold: (asked: string, nearest: string) => `We don't sell “${asked}”. The nearest we sell is “${nearest}”.`,
    noSuchSize: (size: string) => `We don't sell this in ${size}. These are the nearest sizes.`,
    lengthAssumed: (length: string) => `The length has no unit: read as ${length}.`,
    sizeOrLength: (value: string) => `“${value}” may be a size or a length. Add M for a size or mm for a length.`,
    near: 'Parts that differ in one property are listed below the exact matches.',
  },
  compare: {
    label: 'Compare',
    count: (chosen: number, most: number) => `${chosen} of ${most}`,
    chosen: (count: ReactNode, codes: string) => (
      <>
        {count} to compare: {codes}
      </>
    ),
    clear: 'Clear',
    oneMore: 'Choose one more part to compare.',
    open: 'Compare',
    part: 'Compare',
    partNamed: (code: string) => `Compare ${code}`,
  },
  columns: {
    compare: 'Compare',
    code: 'Code',
    description: 'Description',
    size: 'Size',
    length: 'Length',
    class: 'Class',
    finish: 'Finish',
    pack: 'Pack',
    stock: 'Stock',
    price: 'Price',
    quantity: 'Quantity',
    add: 'Add',
  },
  row: {
    pack: (pieces: string) => `Pack ${pieces}`,
    discontinued: 'Discontinued',
    noStock: 'None',
    toOrder: 'To order',
    quantityOf: (code: string) => `Quantity of ${code}`,
  },
  showMore: (more: string, all: string) => `Show ${more} more of ${all}`,
  firstResults: {
    label: 'First results',
    none: 'No part matches these words.',
    pack: (pieces: string) => `${pieces}/pack`,
  },
  empty: {
    start: 'Type a code, a size or a few words above.',
    filters: 'No parts match all of these filters.',
    words: 'No parts match all of these words.',
    clearFilters: 'Clear filters',
    showAll: 'Show all parts',
    near: 'Did you mean one of these?',
    tryBoth: 'Clear the filters, or try fewer words, a size such as M12, or the beginning of a code.',
    tryFilters: 'Clear one of them, or all.',
    tryWords: 'Try fewer words, a size such as M12, or the beginning of a code.',
  },
  /** Why a part was found although it lacks words of the search. */
  without: (words: readonly string[]) => `without ${words.join(', ')}`,
  partlySorted: (count: number, column: 'price' | 'stock') =>
    `The first ${count} parts are sorted by ${column}. Narrow the list to sort all.`,
  /** Price and stock of a row. */
  trade: {
    noMore: 'no more',
    places: (count: number) => (count === 1 ? 'in 1 place' : `in ${count} places`),
    stockOn: (day: string) => `to ${day}`,
    per: (pieces: number) => (pieces === 1 ? 'each' : `/ ${pieces}`),
  },
};
