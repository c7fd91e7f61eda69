export type {
  AccountRow,
  AuditEntry,
  AuditSearch,
  DestinationRow,
  UndeliveredEvent,
  UserAction,
  UserDetail,
  UserRow,
  UserSearch,
  UserState,
  UserValues,
} from './types.ts';
export { emptyAuditSearch, firstUserSearch, userStates } from './types.ts';
