/** Request id in `audit_log` for command-line actions, which have no request. */
export const byCommand = { requestId: 'command' } as const;
export const ofUser = (userId: string) => ({ userId, realUserId: null });
