import type { BrandRecord } from './types.ts';

const brand = (maker: string, family: string, words: string): BrandRecord[] =>
  words.split(' ').map((word) => ({ word, family, maker }));

/**
 * Makers' names that buyers use for a kind of part. Trade marks of their owners; they identify only the kind and do not claim equal
 * performance.
 */
export const brandRecords: readonly BrandRecord[] = [
  ...brand('Ramset', 'sleeve_anchor', 'dynabolt dynabolts dyna dynaset'),
  ...brand('Ramset', 'wedge_anchor', 'trubolt trubolts truebolt boa'),
  ...brand('Ramset', 'screw_anchor', 'ankascrew ankascrews'),
  ...brand('Ramset', 'chemical_cartridge', 'chemset reo502 epcon'),
  ...brand('Hilti', 'wedge_anchor', 'hst hst3 hsa'),
  ...brand('Hilti', 'chemical_cartridge', 'hit-re re500 hy200 hit-hy'),
  ...brand('Hilti', 'screw_anchor', 'hus'),
  ...brand('Hilti', 'drop_in_anchor', 'hkd'),
  ...brand('Rawlplug', 'sleeve_anchor', 'rawlbolt rawlbolts loxin'),
  ...brand('ITW', 'screw_anchor', 'tapcon tapcons'),
  ...brand('Powers', 'screw_anchor', 'screw-bolt thunderbolt thunderbolts excalibur'),
  ...brand('Buildex', 'self_drilling_screw', 'buildex climaseal climacoat'),
  ...brand('Bollhoff', 'rivet_nut', 'rivkle'),
  ...brand('Bollhoff', 'thread_insert', 'helicoil helicoils recoil recoils'),
  ...brand('Avdel', 'structural_rivet', 'monobolt avibulb'),
  ...brand('Nord-Lock', 'wedge_lock_washer', 'nordlock nord-lock'),
  ...brand('Fischer', 'wedge_anchor', 'fbn faz fbn-ii faz-ii'),
  ...brand('Philidas', 'cone_lock_nut', 'philidas binx aerotight'),
  ...brand('Huck', 'solid_rivet', 'huck'),
];
