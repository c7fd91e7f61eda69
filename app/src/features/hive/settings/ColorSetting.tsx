/** A colour with its picker: a part of its own, loaded when the first colour is looked at. */
export { ColorField } from '@portal/design-system';
