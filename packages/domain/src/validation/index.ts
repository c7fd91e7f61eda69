export { type InputRules, inputRules } from './input-rules.ts';
export { type ValidationModelName, validationModel, validationModels } from './models.ts';
export * from './types.ts';
export {
  filterPasted,
  inputType,
  isKeyAllowed,
  strictErrorDuration,
  validateField,
  validateModel,
  validationTexts,
} from './validate.ts';
