export interface ServerMessage {
  readonly id: string;
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'critical';
}

/** What the server wants said (display_message), and what a refused change said (P5). */
export interface MessageListProps {
  readonly messages: readonly ServerMessage[];
  readonly onDismiss: (id: string) => void;
}
