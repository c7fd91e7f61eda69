export { views } from '../registry/views.ts';
