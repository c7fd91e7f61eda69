import type { FoundPlace } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';

const mostPlaces = 11;

/** Escapes typed `%` and `_` for LIKE. */
const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Places that match a text with a postcode, the start of a suburb's name and a state, each optional and in any order
 * (`2015 alexandria nsw`). Exact suburbs first; at most eleven.
 */
export async function findPlaces(db: Pick<Transaction, 'query'>, text: string): Promise<readonly FoundPlace[]> {
  const postcode = /\b\d{4}\b/.exec(text)?.[0] ?? '';
  const state = /\b(NSW|ACT|VIC|QLD|SA|WA|TAS|NT)\b/i.exec(text)?.[0].toUpperCase() ?? '';
  const suburb = text
    .replace(/\b\d+\b/g, ' ')
    .replace(/\b(NSW|ACT|VIC|QLD|SA|WA|TAS|NT)\b/gi, ' ')
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  if (postcode === '' && suburb === '') return [];
  return db.query<FoundPlace>(sql`
    SELECT postcode, suburb, state, latitude, longitude FROM postcode
    WHERE (${postcode} = '' OR postcode = ${postcode}) AND (${state} = '' OR state = ${state})
      AND (${suburb} = '' OR upper(suburb) LIKE upper(${`${likeText(suburb)}%`}))
    ORDER BY upper(suburb) = upper(${suburb}) DESC, suburb, postcode LIMIT ${mostPlaces}`);
}
