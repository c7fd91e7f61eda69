import { phrasesElsewhere } from './words-elsewhere.ts';

const joined = (makers: string, goods: string): [string, string][] =>
  makers
    .split(' ')
    .flatMap((maker) => goods.split(' ').map((each): [string, string] => [`${maker} ${each}`, `${maker}${each}`]));

/**
 * Names of several words, and what they are read as. The meaning is never longer than the name, so that positions in the text stay the
 * same. A space also matches a hyphen; plurals need no entry.
 */
export const spokenPhrases: ReadonlyMap<string, string> = new Map([
  // Makers' names that buyers write as two words.
  ...joined('tru true dyna rawl chem anka', 'bolt nut set screw'),
  ...Object.entries({
    'nord lock': 'nordlock',
    'hilti rod': 'has rod',
    'kwik bolt': 'kwikbolt',
    'wedge all': 'wedge-all',
    'lok bolt': 'lok-bolt',
    'sp washer': 'spw',
    'str bolt': 'hsb',
    'wd 40': 'wd40',
    'multi monti': 'multi-monti',
    'anderton 1400': 'd1400',
    'anderton 1300': 'd1300',
    'hit re': 'hit-re',
    'hit hy': 'hit-hy',
    'fis v': 'fis-v',
    'power stud': 'power-stud',
    'power bolt': 'power-bolt',
    'strong bolt': 'strong-bolt',
    'strong stud': 'strong-stud',
    // Trade names.
    'counter sunk': 'countersunk',
    'high strength friction grip': 'structural',
    'friction grip': 'structural',
    'shake proof': 'shakeproof',
    'k lock': 'k-lock',
    'drop in': 'dropin',
    'ring bolt': 'eye bolt',
    'set pin': 'setpin',
    'type 17': 'type17',
    'cap head': 'caphead',
    'cap hd': 'caphd',
    'hex drive': 'socket',
    'hexagon drive': 'socket',
    'powers ac100': 'ac100',
    'with seal': 'neo',
    'with neo washer': 'neo',
    // Inches in words.
    'half inch': '1/2"',
    'half an inch': '1/2"',
    'qtr inch': '1/4"',
    'quarter inch': '1/4"',
    'one inch': '1"',
    'two inch': '2"',
    'three inch': '3"',
    'four inch': '4"',
    'five inch': '5"',
    'six inch': '6"',
    ...phrasesElsewhere,
  }),
]);

const pattern = new RegExp(
  `(?<![a-z0-9])(${[...spokenPhrases.keys()]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('.', '\\.').replaceAll(' ', '[ -]+'))
    .join('|')})s?(?![a-z0-9])`,
  'g',
);

/** Replaces names of several words by the words of the other tables. The length stays the same. */
export const withoutPhrases = (text: string): string =>
  text.replace(pattern, (written, phrase: string) =>
    (spokenPhrases.get(phrase.replace(/[ -]+/g, ' ')) ?? written).padEnd(written.length),
  );
