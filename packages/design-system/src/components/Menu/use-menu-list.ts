import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../internal/idle.ts';
import type { MenuListProps } from './MenuList.tsx';

let list: ComponentType<MenuListProps> | null = null;
let loading: Promise<void> | null = null;

/** Loads what an open menu is made of, once for the page. A load that failed may be tried again. */
export function loadMenuList(): Promise<void> {
  loading ??= import('./MenuList.tsx')
    .then(({ MenuList }) => {
      list = MenuList;
    })
    .finally(() => {
      loading = null;
    });
  return list ? Promise.resolve() : loading;
}

/**
 * The list of a menu, or null until it has loaded. It comes with the first sign that somebody wants it, or when the browser is idle, so
 * that no screen waits for a menu that is closed. `onFailed` is told when an open menu cannot be shown.
 */
export function useMenuList(open: boolean, onFailed: () => void): ComponentType<MenuListProps> | null {
  const [loaded, setLoaded] = useState(list !== null);
  useEffect(() => (list ? undefined : whenIdle(() => void loadMenuList().catch(() => {}))), []);
  useEffect(() => {
    if (!open || loaded) return;
    let left = false;
    loadMenuList().then(
      () => !left && setLoaded(true),
      () => !left && onFailed(),
    );
    return () => {
      left = true;
    };
  }, [open, loaded, onFailed]);
  return loaded ? list : null;
}
