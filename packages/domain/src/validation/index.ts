export { validationTexts } from '../messages/validation.ts';
export { type InputRules, inputRules } from './input-rules.ts';
export { type ValidationModelName, validationModel, validationModels } from './models.ts';
export * from './types.ts';
export {
  type FieldProblem,
  filterPasted,
  formProblems,
  inputType,
  isKeyAllowed,
  validateField,
  validateModel,
} from './validate.ts';
