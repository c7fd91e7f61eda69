/**
 * Random numbers that are the same on every machine. Everything about a part derives from its code and the seed, so that a part is the
 * same in a catalogue of 500 and of 100,000. Uses only integer operations and + - * /, because Math.log and the like vary by engine.
 */

/** 32-bit hash of a text (FNV-1a with murmur3's final mixing), from 0 to 2^32 - 1. */
export function hash(text: string, seed: number): number {
  let h = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 0;
}

/** The hash as a fraction from 0 to below 1. */
export function fraction(text: string, seed: number): number {
  return hash(text, seed) / 4294967296;
}

export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Crockford's base 32, for ids. */
  text(length: number): string;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random number generator (mulberry32) seeded with the hash of `purpose`. */
export function randomFor(purpose: string, seed: number): Random {
  let state = hash(purpose, seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    text: (length) => Array.from({ length }, () => alphabet[Math.floor(next() * 32)]).join(''),
  };
}
