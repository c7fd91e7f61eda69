import type { CartTotals } from '@portal/domain/cart';
import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import { useSyncExternalStore } from 'react';

export const useHeader = (document: CartDocument): CartHeader | null =>
  useSyncExternalStore(document.subscribe, document.getHeader);
export const useTotals = (document: CartDocument): CartTotals =>
  useSyncExternalStore(document.subscribe, document.getTotals);
export const useStatus = (document: CartDocument): CartDocumentStatus =>
  useSyncExternalStore(document.subscribe, document.getStatus);
/** One part of the status: what else changes in it renders nothing. `pick` answers a value that is the same while it says the same. */
export const useStatusPart = <T>(document: CartDocument, pick: (status: CartDocumentStatus) => T): T =>
  useSyncExternalStore(document.subscribe, () => pick(document.getStatus()));
/** For who reads lines while rendering: renders at every change of the cart. */
export const useEveryChange = (document: CartDocument): number =>
  useSyncExternalStore(document.subscribe, document.getTurn);
export const useLineIds = (document: CartDocument) => useSyncExternalStore(document.subscribeIds, document.getLineIds);
