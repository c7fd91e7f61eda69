import type { Candidate } from './choose.ts';

/** Same shape and pack, another material or finish. */
export const likenessOf = (candidate: Candidate) =>
  `${candidate.family.prefix}-${candidate.shape.code}${candidate.form === '' ? '' : `-${candidate.form}`}`;
