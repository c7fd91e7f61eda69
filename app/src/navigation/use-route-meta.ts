import { useMatches } from 'react-router-dom';
import { metaOf, type RouteMeta } from './meta.ts';

export function useRouteMeta(): RouteMeta | null {
  return metaOf(useMatches());
}
