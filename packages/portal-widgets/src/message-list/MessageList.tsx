import { Banner } from '@portal/design-system';
import { messageListMessages } from '../messages/message-list.ts';

export interface ServerMessage {
  readonly id: string;
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'critical';
}

/** Messages from the server (display_message) and from refused changes (P5). */
export interface MessageListProps {
  readonly messages: readonly ServerMessage[];
  readonly onDismiss: (id: string) => void;
}

export function MessageList({ messages, onDismiss }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <section aria-label={messageListMessages.label}>
      {messages.map(({ id, text, tone }) => (
        <Banner
          key={id}
          title={text}
          tone={tone}
          role={tone === 'critical' ? 'alert' : 'status'}
          onDismiss={() => onDismiss(id)}
        />
      ))}
    </section>
  );
}
