import { createContext, type HTMLAttributes, useContext, useEffect, useRef } from 'react';
import type { IslandName } from '../registry/definition.ts';
import { type IslandServices, startIsland } from './islands.ts';

const nothing: IslandServices = {};

/** Services for the islands of a page rendered in the browser; server-rendered pages pass them to `startIslands`. */
export const IslandContext = createContext<IslandServices>(nothing);

interface Props extends HTMLAttributes<HTMLElement> {
  island: IslandName;
  /** The element to render. */
  as?: 'div' | 'section' | 'figure';
  /** Data for the island, set as `data-…` attributes. */
  facts?: Readonly<Record<string, string>>;
}

/** The element of an island. In the browser it starts the island, and restarts it when `facts` change. */
export function Island({ island, as: Element = 'div', facts = {}, ...rest }: Props) {
  const ref = useRef<HTMLElement & HTMLDivElement>(null);
  const services = useContext(IslandContext);
  const data = Object.fromEntries(Object.entries(facts).map(([name, value]) => [`data-${name}`, value]));
  const known = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` represents the data attributes
  useEffect(() => (ref.current ? startIsland(ref.current, services) : undefined), [island, known, services]);
  return <Element ref={ref} data-island={island} {...data} {...rest} />;
}
