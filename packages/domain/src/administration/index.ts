export type {
  AccountRow,
  AuditEntry,
  DestinationRow,
  UndeliveredEvent,
  UserDetail,
  UserRow,
  UserState,
} from './types.ts';
export { userStates } from './types.ts';
