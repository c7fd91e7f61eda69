import { either } from './patterns.ts';

/** A token of digits in which letters stand for digits that look alike, such as `1oo`, `m1ox3o`, `ml2` and `m16xl00`. */
const zeros = /(?<=\d)o+(?=o|\d|x|mm|\s|$)(?<!n.)/g;
/** The last letter of each of these stands for a 1. */
const ones = new RegExp(
  either(
    // `ml2`, `mio`: a size.
    /(?<![a-z0-9])m[li](?=[o\d])/,
    // `m16xl00`: a length.
    /(?<=\dx)l(?=[o\d])/,
    // `lm` of a rod, but not the metres of `3 lm`.
    /(?<!\d ?)(?<![a-z0-9])l(?=m(?![a-z0-9]))/,
    // `lo x m12`, `l/2 bolt`: a quantity or a fraction at the start.
    /^\W*[li](?=[o\d]+ ?x |\/[248])/,
  ),
  'g',
);
/** A word in which one digit stands for a letter, such as `f1at` and `b0lt`. Words with an x are sizes. */
const letters = /(?<![\w.-])(?=[a-z]*[01][a-z]{2,}(?![\w.-]))[a-wyz][a-wyz]*[01][a-wyz]+/g;

/** Corrects what text recognition confuses: letters within numbers and digits within words. The length stays the same. */
export const withoutScanFaults = (text: string): string =>
  text
    .replace(ones, (found) => `${found.slice(0, -1)}1`)
    .replace(zeros, (found) => '0'.repeat(found.length))
    .replace(letters, (word) => word.replace('1', 'l').replace('0', 'o'));
