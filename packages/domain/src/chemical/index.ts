export { proposedCartridges } from './cartridges.ts';
export {
  type ChemicalDraft,
  type ChemicalErrors,
  type ChemicalField,
  checkChemical,
  chemicalInput,
  chemicalLimits,
} from './check.ts';
export * from './volume.ts';
