import type { CartTotals } from '@portal/domain/cart';
import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import { useSyncExternalStore } from 'react';

export const useHeader = (document: CartDocument): CartHeader | null =>
  useSyncExternalStore(document.subscribe, document.getHeader);
export const useTotals = (document: CartDocument): CartTotals =>
  useSyncExternalStore(document.subscribe, document.getTotals);
export const useStatus = (document: CartDocument): CartDocumentStatus =>
  useSyncExternalStore(document.subscribe, document.getStatus);
export const useLineIds = (document: CartDocument) => useSyncExternalStore(document.subscribeIds, document.getLineIds);
