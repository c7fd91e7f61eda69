import { sql } from '../../db/database.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

export const applySearchSynonyms: Apply = {
  feed: 'search-synonyms',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO search_mutation (match, replacement)
      SELECT key, record ->> 'replacement' FROM ${changedRows(loadId, 'search-synonyms')} AS given
      ON CONFLICT (match) DO UPDATE SET replacement = excluded.replacement`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM search_mutation WHERE match IN ${goneKeys(loadId, 'search-synonyms')}`);
  },
};
