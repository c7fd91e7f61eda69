/** Texts of the exported audit log. */
export const auditMessages = {
  columns: ['Time', 'User', 'Acting user', 'Action', 'Result', 'Request', 'Details'],
} as const;
