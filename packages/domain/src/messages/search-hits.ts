/** Why a part matches a search; shown beside it. */
export const matchReasons = {
  code: 'code',
  code_start: 'code starts with this',
  code_plain: 'code without punctuation',
  customer_code: 'your code',
  superseded: 'superseded code',
  words: 'description',
  near_code: 'nearly this code',
  near_words: 'nearly these words',
} as const;
