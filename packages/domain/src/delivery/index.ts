export type { DropshipAddress, DropshipFields, Postcode } from './types.ts';
