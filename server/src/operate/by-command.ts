/** How `audit_log` tells what an operator did at the command line: nobody is signed in there, and no request was made. */
export const byCommand = { requestId: 'command' } as const;
export const ofUser = (userId: string) => ({ userId, realUserId: null });
