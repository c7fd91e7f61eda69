import type { Candidate } from './choose.ts';

/** Key of parts with the same shape and pack form, whatever their material and finish. */
export const likenessOf = (candidate: Candidate) =>
  `${candidate.family.prefix}-${candidate.shape.code}${candidate.form === '' ? '' : `-${candidate.form}`}`;
