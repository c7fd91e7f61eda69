import type { CartTotals } from '@portal/domain/cart';
import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import { useSyncExternalStore } from 'react';

export const useHeader = (document: CartDocument): CartHeader | null =>
  useSyncExternalStore(document.subscribe, document.getHeader);
export const useTotals = (document: CartDocument): CartTotals =>
  useSyncExternalStore(document.subscribe, document.getTotals);
export const useStatus = (document: CartDocument): CartDocumentStatus =>
  useSyncExternalStore(document.subscribe, document.getStatus);
/** Selects part of the status; re-renders only when that part changes. `pick` must return an equal value until it does. */
export const useStatusPart = <T>(document: CartDocument, pick: (status: CartDocumentStatus) => T): T =>
  useSyncExternalStore(document.subscribe, () => pick(document.getStatus()));
/** For components that read lines while rendering: re-renders at every change of the cart. */
export const useEveryChange = (document: CartDocument): number =>
  useSyncExternalStore(document.subscribe, document.getTurn);
export const useLineIds = (document: CartDocument) => useSyncExternalStore(document.subscribeIds, document.getLineIds);
