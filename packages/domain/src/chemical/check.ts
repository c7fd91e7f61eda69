import { chemicalMessages as messages } from '../messages/chemical.ts';
import type { ChemicalInput } from './volume.ts';

export type ChemicalField = keyof ChemicalInput;

/** Range of each field; lengths in mm. */
export const chemicalLimits: Readonly<Record<ChemicalField, { readonly least: number; readonly most: number }>> = {
  hole_mm: { least: 4, most: 200 },
  depth_mm: { least: 10, most: 3000 },
  rod_mm: { least: 2, most: 198 },
  holes: { least: 1, most: 100_000 },
  waste_percent: { least: 0, most: 100 },
};

/** The form's values; null where a field is empty. */
export type ChemicalDraft = Readonly<Record<ChemicalField, number | null>>;
export type ChemicalErrors = Readonly<Partial<Record<ChemicalField, string>>>;

/** Error messages by field; empty when the draft is valid. */
export function checkChemical(draft: ChemicalDraft): ChemicalErrors {
  const errors: Partial<Record<ChemicalField, string>> = {};
  for (const field of Object.keys(chemicalLimits) as ChemicalField[]) {
    const { least, most } = chemicalLimits[field];
    const value = draft[field];
    if (value === null) errors[field] = messages.required;
    else if (value < least || value > most) errors[field] = messages.range(least, most.toLocaleString('en-AU'));
    else if (field === 'holes' && !Number.isInteger(value)) errors[field] = messages.whole;
  }
  const { hole_mm, rod_mm } = draft;
  if (!errors.rod_mm && !errors.hole_mm && hole_mm !== null && rod_mm !== null && rod_mm >= hole_mm)
    errors.rod_mm = messages.rodTooThick;
  return errors;
}

/** The draft as numbers, or null while it has errors. */
export function chemicalInput(draft: ChemicalDraft): ChemicalInput | null {
  if (Object.keys(checkChemical(draft)).length > 0) return null;
  const { hole_mm, depth_mm, rod_mm, holes, waste_percent } = draft;
  if (hole_mm === null || depth_mm === null || rod_mm === null || holes === null || waste_percent === null) return null;
  return { hole_mm, depth_mm, rod_mm, holes, waste_percent };
}
