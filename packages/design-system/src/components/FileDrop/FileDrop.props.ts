import type { FieldProps } from '../Field/Field.tsx';

/** A chosen file. */
export interface DroppedFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Upload progress from 0 to 1; null while unknown; absent when finished. */
  readonly progress?: number | null;
  /** Why the upload failed. */
  readonly error?: string;
}

export interface FileDropProps extends FieldProps {
  /** File extensions and media types, as in an input's `accept`: `.csv`, `image/*`. Accepts all by default. */
  accept?: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes?: number;
  /** Accepts several files. Without it a new file replaces the previous one. */
  multiple?: boolean;
  /** The chosen files with their progress or error. */
  files: readonly DroppedFile[];
  /** Called with the accepted files. The component lists the rejected ones itself. */
  onFiles: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  /** Retries a failed file. */
  onRetry?: (key: string) => void;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}
