/** Engineering data of a part beyond its dimensions: strength, tightening torque and limits of size, with their sources. */
export { type EngineeringRow, type PartEngineering, partEngineering } from './part-engineering.ts';
