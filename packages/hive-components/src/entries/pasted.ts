export { pastedContent } from '../rich/pasted.ts';
