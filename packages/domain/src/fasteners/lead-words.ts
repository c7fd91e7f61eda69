/** Words that people write before the first quantity of a message: `can we please have`, `and another`. */
const words =
  'about add also and another around can could extra get grab have he him i if just maybe mate me need needs order please pls plus possible quote roughly say send she some then they us want wants we you';

/** One of them, or an abbreviation that may end with a dot, as a pattern without a group. */
export const leadWord = `(?:${words.split(' ').join('|')}|approx\\.?|poss\\.?)`;
