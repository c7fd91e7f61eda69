export * from './distance.ts';
export { coasts, stateBorders, stateNames } from './outlines.ts';
export { type MapPoint, project } from './projection.ts';
