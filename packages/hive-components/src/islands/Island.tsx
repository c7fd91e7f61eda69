import { createContext, type HTMLAttributes, useContext, useEffect, useRef } from 'react';
import type { IslandName } from '../registry/definition.ts';
import { type IslandServices, startIsland } from './islands.ts';

const nothing: IslandServices = {};

/** What the islands of a page rendered in the browser get; for a page of the server it is given to `startIslands`. */
export const IslandContext = createContext<IslandServices>(nothing);

interface Props extends HTMLAttributes<HTMLElement> {
  island: IslandName;
  /** The element itself: a section, a figure. */
  as?: 'div' | 'section' | 'figure';
  /** What the island must know, as `data-…`. */
  facts?: Readonly<Record<string, string>>;
}

/** The element that an island works on. Starts it where React renders in the browser, again when what it must know has changed. */
export function Island({ island, as: Element = 'div', facts = {}, ...rest }: Props) {
  const ref = useRef<HTMLElement & HTMLDivElement>(null);
  const services = useContext(IslandContext);
  const data = Object.fromEntries(Object.entries(facts).map(([name, value]) => [`data-${name}`, value]));
  const known = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` stands for what the element bears
  useEffect(() => (ref.current ? startIsland(ref.current, services) : undefined), [island, known, services]);
  return <Element ref={ref} data-island={island} {...data} {...rest} />;
}
