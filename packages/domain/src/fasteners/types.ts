/** How a family is used; two roles in one text ("bolt and nut") make two items. */
export type Role =
  | 'male'
  | 'nut'
  | 'washer'
  | 'rod'
  | 'anchor'
  | 'rivet'
  | 'pin'
  | 'clip'
  | 'adhesive'
  | 'other'
  | 'tool';

/** A kind of part and the trade's words for it. Plain data, so that a supplier's feed may add records. */
export interface FamilyRecord {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Phrases that name it, in canonical words (`words.ts`); `head` is always optional. */
  readonly words: readonly string[];
  /** Other families that the same words are used for, most common first. */
  readonly also?: readonly string[];
  /** The family to offer instead if this one is not sold. */
  readonly nearest?: string;
  /** 0 for a general word, 1 for an ordinary kind, 2 and 3 for special kinds whose words override general ones. */
  readonly rank?: 0 | 1 | 2 | 3;
  /** The size is a diameter without a thread (pins, rivets, channel). */
  readonly unthreaded?: true;
  /** Property classes, materials or heads, most common first. */
  readonly usual?: readonly string[];
}

export interface WordRecord {
  readonly word: string;
  /** Other spellings: abbreviations, variants, irregular plurals. */
  readonly as: readonly string[];
}

export interface StandardRecord {
  /** `DIN`, `ISO`, `AS`, `ASME`, `BS`, `JIS`, `ASTM` …, without the year. */
  readonly body: string;
  readonly number: string;
  /** Family ids, most common first; empty for standards of strength or coating. */
  readonly families: readonly string[];
  readonly thread?: 'fine' | 'coarse' | 'UNC' | 'UNF';
  /** The class that its bolts have unless another is given. */
  readonly strength?: string;
  /** Feature ids, such as the point of a set screw. */
  readonly features?: readonly string[];
  /** Standards with the same shape, as `DIN 933`. */
  readonly same?: readonly string[];
  /** Standards that differ in one dimension, as `DIN 125`. */
  readonly near?: readonly string[];
  readonly source: string;
  /** From the supplier's feed: the text names it exactly, with any body. */
  readonly own?: true;
}

/** A thread of the supplier's own, known by its designation only, such as `Tr20x4`. */
export interface ThreadRecord {
  readonly designation: string;
  /** The designation and other ways to write it. */
  readonly names: readonly string[];
  readonly mm: number;
  readonly pitch: number | null;
}

export interface GradeRecord {
  readonly id: string;
  readonly words: readonly string[];
  readonly material?: string;
  readonly strength?: string;
  /** Grades of the standards that parts of this one also satisfy; only for parts, never for requests. */
  readonly ranksAs?: { readonly materials: readonly string[]; readonly strengths: readonly string[] };
}

export interface FinishRecord {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  /** Finishes that the same words may mean less often. */
  readonly also?: readonly string[];
}

/** A detail that distinguishes parts of a family: head, point, drive. */
export interface FeatureRecord {
  readonly id: string;
  readonly kind: 'head' | 'point' | 'drive' | 'seal' | 'thread';
  readonly words: readonly string[];
}

/** A maker's name that buyers use for a kind of part. */
export interface BrandRecord {
  readonly word: string;
  readonly family: string;
  readonly maker: string;
}

export interface FastenerTables {
  readonly words: readonly WordRecord[];
  readonly families: readonly FamilyRecord[];
  readonly standards: readonly StandardRecord[];
  readonly grades: readonly GradeRecord[];
  readonly finishes: readonly FinishRecord[];
  readonly features: readonly FeatureRecord[];
  readonly brands: readonly BrandRecord[];
  readonly threads: readonly ThreadRecord[];
}

/** Half-open range in the text of the reading. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface QuantityReading extends Span {
  /** In the form that a person types into a quantity field: `100`, `2 box`, `3*50`. */
  readonly text: string;
  /** The number, if the text is a plain number. */
  readonly amount: number | null;
  /** As written; empty if there was none. */
  readonly unit: string;
  readonly confidence: number;
}

/** `named`: a thread that is known by its designation only. */
export type SizeSystem = 'metric' | 'inch' | 'number' | 'plain' | 'named';

export interface SizeReading extends Span {
  /** `M12`, `1/2`, `#10`, `3.2 mm`. */
  readonly text: string;
  readonly mm: number;
  readonly system: SizeSystem;
  readonly confidence: number;
}

export interface LengthReading extends Span {
  readonly text: string;
  readonly mm: number;
  /** 1 with a unit or after a size; 0.5 for a bare number, which may also be a quantity. */
  readonly confidence: number;
}

export interface ThreadReading {
  readonly series: 'coarse' | 'fine' | 'UNC' | 'UNF' | 'BSW' | 'BSF' | null;
  /** Millimetres between threads, or null. */
  readonly pitch: number | null;
  readonly tpi: number | null;
  readonly leftHand: boolean;
}

export interface WordReading extends Span {
  readonly text: string;
  /** The word it was corrected or completed to; null if neither. */
  readonly meant: string | null;
}

export interface StandardReading extends Span {
  /** Such as `DIN 933`. */
  readonly name: string;
  readonly record: StandardRecord | null;
}

/** A number that is neither a size nor clearly a quantity. */
export interface FigureReading extends Span {
  readonly value: number;
  readonly may: readonly ('length' | 'quantity')[];
}

/** One requested part. */
export interface FastenerItem {
  /** Family ids, best first; empty if the text names none. */
  readonly families: readonly string[];
  /** How many of them the words name directly; the rest are other meanings of the same words. */
  readonly named: number;
  readonly role: Role | null;
  /** The words that name it, in the order of the text; none if only its size or standard does. */
  readonly words: readonly Span[];
  readonly size: SizeReading | null;
  readonly thread: ThreadReading;
  readonly length: LengthReading | null;
  /** Further dimensions in mm: outer diameter and thickness of a washer. */
  readonly dimensions: readonly number[];
  readonly materials: readonly string[];
  readonly strengths: readonly string[];
  readonly finishes: readonly string[];
  readonly features: readonly string[];
  /** Coating class of self-drilling screws (AS 3566), or null. */
  readonly coating: string | null;
}

export interface FastenerReading {
  /** The text that spans refer to: lower case, ASCII punctuation. */
  readonly text: string;
  readonly quantity: QuantityReading | null;
  readonly items: readonly FastenerItem[];
  readonly standards: readonly StandardReading[];
  readonly brands: readonly BrandRecord[];
  /** Words that are not in the tables. */
  readonly unknown: readonly WordReading[];
  /**
   * Words of the tables that decided nothing. `inName`: a name of the family contains it, such as `vinylester` of a cartridge; otherwise
   * it describes none of the items, such as `toggle` beside a hex bolt.
   */
  readonly unused: readonly (WordReading & { readonly inName: boolean })[];
  /** Words that were corrected or completed. */
  readonly corrected: readonly WordReading[];
  /** Recognised words and their meaning; used for "without …". */
  readonly known: readonly (WordReading & {
    readonly says: 'family' | 'grade' | 'finish' | 'feature' | 'size' | 'length' | 'thread' | 'standard';
  })[];
  readonly figures: readonly FigureReading[];
  /** 0 to 1: how much of the text was understood, and how clearly. */
  readonly confidence: number;
}

/** The kind of size to expect, judging by the words of the text. */
export type SizeKind =
  | 'threaded'
  | 'washer'
  | 'pin'
  | 'ring'
  | 'range'
  | 'wood'
  | 'anchor'
  | 'channel'
  | 'volume'
  | 'any';
