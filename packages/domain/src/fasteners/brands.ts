import type { BrandRecord } from './types.ts';

const brand = (maker: string, family: string, words: string): BrandRecord[] =>
  words.split(' ').map((word) => ({ word, family, maker }));

/**
 * Makers' names that buyers use for a kind of part. Trade marks of their owners; they identify only the kind and do not claim equal
 * performance.
 */
export const brandRecords: readonly BrandRecord[] = [
  ...brand('Ramset', 'sleeve_anchor', 'dynabolt dynabolts dyna'),
  ...brand('Ramset', 'drop_in_anchor', 'dynaset dynasets'),
  ...brand('Ramset', 'wedge_anchor', 'trubolt trubolts truebolt boa'),
  ...brand('Ramset', 'screw_anchor', 'ankascrew ankascrews'),
  ...brand('Ramset', 'chemical_cartridge', 'chemset reo502 epcon'),
  ...brand('Hilti', 'wedge_anchor', 'hst hst3 hst2 hsa kwikbolt kwikbolts kb-tz kb3'),
  ...brand('Hilti', 'chemical_cartridge', 'hit-re re500 hy200 hy170 hy270 hit-hy'),
  ...brand('Hilti', 'screw_anchor', 'hus hus3 hus4'),
  ...brand('Hilti', 'sleeve_anchor', 'hlc hsl hsl3 hsl-3'),
  ...brand('Hilti', 'chemical_capsule', 'hvu hvu2'),
  ...brand('Hilti', 'chemical_stud', 'has-u has-e has-v'),
  ...brand('Hilti', 'drop_in_anchor', 'hkd hkv'),
  ...brand('Rawlplug', 'sleeve_anchor', 'rawlbolt rawlbolts loxin'),
  ...brand('Rawlplug', 'rubber_nut', 'rawlnut rawlnuts'),
  ...brand('ITW', 'screw_anchor', 'tapcon tapcons'),
  ...brand('Powers', 'screw_anchor', 'screw-bolt thunderbolt thunderbolts excalibur'),
  ...brand('Buildex', 'self_drilling_screw', 'buildex climaseal climacoat'),
  ...brand('Bollhoff', 'rivet_nut', 'rivkle'),
  ...brand('Bollhoff', 'thread_insert', 'helicoil helicoils recoil recoils'),
  ...brand('Avdel', 'structural_rivet', 'monobolt avibulb'),
  ...brand('Nord-Lock', 'wedge_lock_washer', 'nordlock nord-lock'),
  ...brand('Fischer', 'wedge_anchor', 'fbn faz fbn-ii faz-ii bolt-anchor'),
  ...brand('Fischer', 'chemical_cartridge', 'fis fis-v'),
  ...brand('Powers', 'wedge_anchor', 'power-stud powerstud'),
  ...brand('Powers', 'chemical_cartridge', 'ac100 ac200'),
  ...brand('Holo-Krome', 'socket_cap_screw', 'holokrome holo-krome'),
  ...brand('Plusnut', 'rivet_nut', 'plusnut plusnuts'),
  ...brand('Wej-It', 'wedge_anchor', 'wej-it wejit'),
  ...brand('Simpson', 'wedge_anchor', 'strong-bolt strongbolt wedge-all'),
  ...brand('Simpson', 'screw_anchor', 'titen'),
  ...brand('Simpson', 'chemical_cartridge', 'set-xp at-hp'),
  ...brand('Spax', 'wood_screw', 'spax'),
  ...brand('Research Engineering & Manufacturing', 'self_tapping_screw', 'taptite plastite'),
  ...brand('Reisser', 'wood_screw', 'reisser'),
  ...brand('Heco', 'screw_anchor', 'multimonti multi-monti'),
  ...brand('Powers', 'sleeve_anchor', 'lok-bolt lokbolt'),
  ...brand('Red Head', 'drop_in_anchor', 'multi-set multiset'),
  ...brand('Sika', 'chemical_cartridge', 'anchorfix'),
  ...brand('Spit', 'chemical_cartridge', 'viper'),
  ...brand('Spit', 'chemical_capsule', 'maxima'),
  ...brand('Schnorr', 'disc_spring', 'schnorr'),
  ...brand('Norma', 'hose_clamp', 'jubilee tridon torro'),
  ...brand('Buildex', 'self_drilling_screw', 'roofzips roofzip autoteks fabteks'),
  ...brand('Anderton', 'external_circlip', 'd1400 n1400 dsh'),
  ...brand('Anderton', 'internal_circlip', 'd1300 n1300 dho'),
  ...brand('Bulb-Tite', 'bulb_rivet', 'bulbtite bulb-tite'),
  ...brand('Philidas', 'cone_lock_nut', 'philidas binx aerotight'),
  ...brand('Huck', 'solid_rivet', 'huck'),
];
