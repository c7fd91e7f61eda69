import type { CartTotals } from '@portal/domain/cart';
import { useSyncExternalStore } from 'react';
import type { CartDocument, CartDocumentStatus, CartHeader } from '../cart/types.ts';

export const useCartHeader = (document: CartDocument): CartHeader | null =>
  useSyncExternalStore(document.subscribe, document.getHeader);
export const useCartTotals = (document: CartDocument): CartTotals =>
  useSyncExternalStore(document.subscribe, document.getTotals);
export const useSavedTotal = (document: CartDocument): string | null =>
  useSyncExternalStore(document.subscribe, document.getSavedTotal);
export const useCartStatus = (document: CartDocument): CartDocumentStatus =>
  useSyncExternalStore(document.subscribe, document.getStatus);
/** Selects part of the status; re-renders only when that part changes. `pick` must return an equal value until it does. */
export const useCartStatusPart = <T>(document: CartDocument, pick: (status: CartDocumentStatus) => T): T =>
  useSyncExternalStore(document.subscribe, () => pick(document.getStatus()));
/** For components that read lines while rendering: re-renders at every change of the cart. */
export const useCartChanges = (document: CartDocument): number =>
  useSyncExternalStore(document.subscribe, document.getTurn);
export const useCartLineIds = (document: CartDocument) =>
  useSyncExternalStore(document.subscribeIds, document.getLineIds);
