import type { FieldProps } from '../Field/Field.tsx';

/** A file that was taken. */
export interface DroppedFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** 0 to 1 while it is on its way; null while nobody knows how far; absent when it has arrived. */
  readonly progress?: number | null;
  /** Why it failed. */
  readonly error?: string;
}

export interface FileDropProps extends FieldProps {
  /** File name endings and media types, as an input takes them: `.csv`, `image/*`. Absent takes all. */
  accept?: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes?: number;
  /** Takes several; without it a new file is told alone, and the caller lets the old one go. */
  multiple?: boolean;
  /** What was chosen, with how far each is or what is wrong with it. */
  files: readonly DroppedFile[];
  /** Files that were chosen and may be taken. Those that may not are named by the component. */
  onFiles: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  /** Tries a failed file again. */
  onRetry?: (key: string) => void;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}
