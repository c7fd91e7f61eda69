/** The holes to be filled (CALC-01). Lengths in mm. */
export interface ChemicalInput {
  readonly hole_mm: number;
  readonly depth_mm: number;
  /** Diameter of the rod or bar that is set into the hole. */
  readonly rod_mm: number;
  readonly holes: number;
  /** Percent added for mortar left in nozzles or pressed out, such as 20. */
  readonly waste_percent: number;
}

export interface ChemicalVolume {
  /** ml of mortar in one hole with its rod, without waste. */
  readonly each_ml: number;
  /** ml for all holes, with waste. */
  readonly total_ml: number;
}

const cubicMillimetres = 1000;

/**
 * Mortar volume between hole and rod: the hole's cylinder less the rod's (docs/chemical-volume.md).
 */
export function chemicalVolume({ hole_mm, depth_mm, rod_mm, holes, waste_percent }: ChemicalInput): ChemicalVolume {
  const each_ml = ((Math.PI / 4) * (hole_mm ** 2 - rod_mm ** 2) * depth_mm) / cubicMillimetres;
  return { each_ml, total_ml: each_ml * holes * (1 + waste_percent / 100) };
}

/** Cartridges for a volume, rounded up. Tolerates floating-point excess up to a billionth of a cartridge. */
export function cartridgesNeeded(total_ml: number, cartridge_ml: number): number {
  return cartridge_ml > 0 ? Math.max(0, Math.ceil(total_ml / cartridge_ml - 1e-9)) : 0;
}

/** Holes that one cartridge fills, allowing for waste. */
export function holesPerCartridge(volume: ChemicalVolume, input: ChemicalInput, cartridge_ml: number): number {
  const one = volume.each_ml * (1 + input.waste_percent / 100);
  return one > 0 ? Math.floor(cartridge_ml / one + 1e-9) : 0;
}
