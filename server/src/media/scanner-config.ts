import { z } from 'zod';
import { configMessages } from '../messages/config.ts';

export interface ScannerConfig {
  /** The clamd that scans uploads to the library, as `tcp://host:port`; null: nothing is scanned. */
  readonly virusScanner: string | null;
}

export const scannerVariables = {
  PORTAL_VIRUS_SCANNER: z
    .string()
    .regex(/^tcp:\/\/[^/:?#]+:\d{1,5}$/, configMessages.virusScanner)
    .optional(),
};

export const scannerOf = (values: z.output<z.ZodObject<typeof scannerVariables>>): ScannerConfig => ({
  virusScanner: values.PORTAL_VIRUS_SCANNER ?? null,
});
