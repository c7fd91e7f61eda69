import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { metaOf, type RouteMeta } from './meta.ts';

/** The routes of the portal, for what stands above them and must know which one shows. */
export const RoutesContext = createContext<RouteObject[]>([]);

export function useRouteMeta(): RouteMeta | null {
  const routes = useContext(RoutesContext);
  const { pathname } = useLocation();
  return useMemo(() => metaOf((matchRoutes(routes, pathname) ?? []).map(({ route }) => route)), [routes, pathname]);
}
