/** A tip as shown. */
export interface TipView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Address with more information, or null. */
  readonly href: string | null;
}

export interface TipProps {
  /** Tips in the order they show; renders nothing when empty. */
  readonly tips: readonly TipView[];
  readonly onDismiss: (id: string) => void;
  readonly onNavigate: (href: string) => void;
}

export interface TipListProps extends TipProps {
  readonly tips: readonly (TipView & { readonly words: readonly string[]; readonly dismissed: boolean })[];
  /** Subjects to filter by, each with its label. */
  readonly subjects: readonly { readonly word: string; readonly label: string }[];
  readonly onRestore: (id: string) => void;
}
