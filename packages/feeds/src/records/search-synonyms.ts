import { code, text } from './column-types.ts';
import type { Feed } from './types.ts';

export const searchSynonyms: Feed = {
  name: 'search-synonyms',
  title: 'Search synonyms',
  description: 'Words that buyers type, and the words of the catalogue that are searched instead.',
  key: ['word'],
  columns: {
    word: { type: code(60, 'lower'), description: 'What buyers type.', example: 'allthread', required: true },
    replacement: { type: text(120), description: 'What is searched.', example: 'threaded rod', required: true },
  },
};
