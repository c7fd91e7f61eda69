import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { metaOf, type RouteMeta } from './meta.ts';

/** The portal's routes, for components above them that need the current one. */
export const RoutesContext = createContext<RouteObject[]>([]);

export function useRouteMeta(): RouteMeta | null {
  const routes = useContext(RoutesContext);
  const { pathname } = useLocation();
  return useMemo(() => metaOf((matchRoutes(routes, pathname) ?? []).map(({ route }) => route)), [routes, pathname]);
}
