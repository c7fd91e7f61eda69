import type { WordRecord } from './types.ts';

/** Words of other languages on drawings and in lists from abroad, in the canonical words of `words.ts`. Without accents. */
const table: Readonly<Record<string, string>> = {
  'hex bolt': 'zeskantbout zeskantbouten sechskantschraube sechskantschrauben skt-schraube sechskantschr',
  bolt: 'boulon boulons perno bullone bulloni schroef bout',
  screw: 'schraube schrauben vis tornillo tornillos vite viti parafuso skrue skruv sruba wkret',
  'socket cap screw':
    'cilinderkopschroef cilinderkopschroeven zylinderschraube zylinderschrauben innensechskantschraube chc tche inbus inbusbout',
  'countersunk screw': 'senkschraube senkschrauben senkkopfschraube',
  'pan screw': 'linsenschraube linsenkopfschraube',
  'grub screw': 'gewindestift gewindestifte madenschraube stiftschraube',
  'cup bolt': 'schlossschraube flachrundschraube torbandschraube',
  'coach screw': 'schluesselschraube tirafond sechskantholzschraube',
  nut: 'mutter muttern ecrou ecrous tuerca tuercas dado dadi moer porca nakretka mutri',
  'hex nut': 'sechskantmutter sechskantmuttern zeskantmoer zeskantmoeren',
  'lock nut': 'borgmoer borgmoeren sicherungsmutter stoppmutter autofreinado autobloccante',
  lock: 'frein',
  'dome nut': 'hutmutter borgne',
  'wing nut': 'flugelmutter fluegelmutter',
  'flat washer':
    'sluitring sluitringen u-scheibe u-scheiben scheibe scheiben unterlegscheibe unterlegscheiben rondelle rondelles rondella rosetta arandela podkladka',
  'spring washer': 'federring federringe grower',
  'threaded rod': 'draadeind draadeinden draadstang tige gewindestange gewindestangen gewindebolzen',
  'split pin': 'splint splinte goupille copiglia',
  'spring pin': 'spannstift spannstifte spannhulse',
  circlip: 'sicherungsring sicherungsringe seeger seegerring',
  'blind rivet': 'blindniet blindniete',
  'hose clamp': 'schlauchschelle',
  zinc: 'verzinkt verz galvzn zincado zincato zingue cincado vz galzn',
  'hot dip galvanised': 'feuerverzinkt fvz tzn',
  stainless: 'edelstahl rostfrei rvs nierdzewna',
  black: 'schwarz noir',
  plain: 'blank',
  brass: 'messing laiton laton ottone',
};

export const wordsElsewhere: readonly WordRecord[] = Object.entries(table).map(([word, as]) => ({
  word,
  as: as.split(' '),
}));
