export { validationTexts } from '../messages/validation.ts';
export { type ValidationModelName, validationModel, validationModels } from './models.ts';
export * from './types.ts';
export {
  type FieldProblem,
  filterPasted,
  formProblems,
  type InputRules,
  inputRules,
  inputType,
  isKeyAllowed,
  validateField,
  validateModel,
} from './validate.ts';
