/** Texts that component types add to their content, and notes that only editors see. */
export const componentMessages = {
  unknownType: (name: string) => `No component type is named “${name}”. Its settings stay as they are.`,
  failed: (label: string) => `${label} cannot be shown. Its settings stay as they are.`,
  findings: (label: string, reasons: readonly string[]) => `${label}: ${reasons.join('. ')}.`,
  aboutUs: {
    label: 'Our years',
    empty: 'About us: begin each year with a line such as “## 1955 The second shed”, from 1935 to 2025.',
  },
  section: {
    missing: 'This saved section is not there. It may have been deleted.',
  },
  articles: {
    empty: 'No articles yet.',
    more: 'View All',
    less: 'View Less',
  },
  didYouKnow: {
    /** `subjects` is empty for tips on all subjects. */
    empty: (subjects: readonly string[]) =>
      `Did you know: there are no tips${subjects.length > 0 ? ` about ${subjects.join(', ')}` : ''}.`,
    dismiss: (tip: string) => `Dismiss: ${tip}`,
    showAll: 'Show all tips again',
  },
  dropImage: { empty: 'Drop image: add a title, and a picture or text.' },
  grid: { cell: (number: number) => `Cell ${number}` },
  hex: { empty: 'Hex: choose a picture.' },
  hyperText: { empty: 'Hypertext: write its HTML.' },
  image: {
    empty: 'Image: choose a picture.',
    document: 'Document',
    openBook: 'Open the book',
    openPdf: 'Open the PDF',
  },
  layer: {
    empty: (layers: number) =>
      `Layer: put a component into ${layers === 1 ? 'its layer' : `each of its ${layers} layers`}.`,
  },
  productSelector: {
    search: 'Code, size or words',
    find: 'Find parts',
    searchCatalogue: 'Search the catalogue',
    partsFor: (words: string) => `Parts for “${words}”`,
  },
  quote: { empty: 'Quote: write what was said.' },
  text: { empty: 'Text: write something.' },
  tip: { empty: 'Tip: write its title.' },
  title: { empty: 'Title: write its text.' },
};
