/** What a family is bought as; two roles in one text ("bolt and nut") are two items. */
export type Role = 'male' | 'nut' | 'washer' | 'rod' | 'anchor' | 'rivet' | 'pin' | 'clip' | 'adhesive' | 'other';

/** One kind of part, by the words that the trade uses for it. Plain data: a supplier's feed may add more. */
export interface FamilyRecord {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Phrases that name it, in canonical words (`words.ts`); `head` is optional everywhere. */
  readonly words: readonly string[];
  /** Families that the same words are often used for, most usual first. */
  readonly also?: readonly string[];
  /** The nearest family to offer where this one is not sold. */
  readonly nearest?: string;
  /** 0 a general word, 1 an ordinary kind, 2 a special kind whose word overrules a general one. */
  readonly rank?: 0 | 1 | 2 | 3;
  /** The size is a diameter without thread (pins, rivets, channel). */
  readonly unthreaded?: true;
  /** Property classes in the order in which they are bought. */
  readonly usual?: readonly string[];
}

export interface WordRecord {
  readonly word: string;
  /** Other ways to write it: abbreviations, spellings, plurals that are not regular. */
  readonly as: readonly string[];
}

export interface StandardRecord {
  /** `DIN`, `ISO`, `AS`, `ASME`, `BS`, `JIS`, `ASTM` … without the year. */
  readonly body: string;
  readonly number: string;
  /** Family ids, most usual first; empty for standards of strength or coating. */
  readonly families: readonly string[];
  readonly thread?: 'fine' | 'coarse' | 'UNC' | 'UNF';
  /** Feature ids, such as the point of a set screw. */
  readonly features?: readonly string[];
  /** Standards that agree in shape, as `DIN 933`. */
  readonly same?: readonly string[];
  /** Standards that differ in a dimension, as `DIN 125`. */
  readonly near?: readonly string[];
  readonly source: string;
}

export interface GradeRecord {
  readonly id: string;
  readonly words: readonly string[];
  readonly material?: string;
  readonly strength?: string;
}

export interface FinishRecord {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  /** Finishes that the same words may mean, less often. */
  readonly also?: readonly string[];
}

/** A detail that tells parts of a family apart: head, point, drive. */
export interface FeatureRecord {
  readonly id: string;
  readonly kind: 'head' | 'point' | 'drive' | 'seal' | 'thread';
  readonly words: readonly string[];
}

/** A maker's name that stands for a kind of part. */
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
}

/** Half-open range in the text of the reading. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface QuantityReading extends Span {
  /** As a person would type it into a quantity field: `100`, `2 box`, `3*50`. */
  readonly text: string;
  /** The figure alone, where it is a plain one. */
  readonly amount: number | null;
  /** As written, empty where none was. */
  readonly unit: string;
  readonly confidence: number;
}

export type SizeSystem = 'metric' | 'inch' | 'number' | 'plain';

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
  /** 1 with a unit or after a size; 0.5 for a bare figure, which may be a quantity as well. */
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
  /** The word that it was taken for, where it was misspelt or unfinished. */
  readonly meant: string | null;
}

export interface StandardReading extends Span {
  /** `DIN 933` */
  readonly name: string;
  readonly record: StandardRecord | null;
}

/** A figure that is neither a size nor surely a quantity. */
export interface FigureReading extends Span {
  readonly value: number;
  readonly may: readonly ('length' | 'quantity')[];
}

/** One part that a text asks for. */
export interface FastenerItem {
  /** Family ids, best first; empty where the text names none. */
  readonly families: readonly string[];
  /** How many of them the words name outright; the rest are what such words are also used for. */
  readonly named: number;
  readonly role: Role | null;
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
  /** The text that spans refer to: lower case, typewriter signs. */
  readonly text: string;
  readonly quantity: QuantityReading | null;
  readonly items: readonly FastenerItem[];
  readonly standards: readonly StandardReading[];
  readonly brands: readonly BrandRecord[];
  /** Words that the tables do not know. */
  readonly unknown: readonly WordReading[];
  /** Words that were read as others. */
  readonly corrected: readonly WordReading[];
  /** Words that the tables know, with what they say; for "without …". */
  readonly known: readonly (WordReading & {
    readonly says: 'family' | 'grade' | 'finish' | 'feature' | 'size' | 'length' | 'thread' | 'standard';
  })[];
  readonly figures: readonly FigureReading[];
  /** 0 to 1: how much of the text was understood, and how clearly. */
  readonly confidence: number;
}

/** What sort of size to expect, from the words of the text. */
export type SizeKind = 'threaded' | 'washer' | 'pin' | 'channel' | 'any';
