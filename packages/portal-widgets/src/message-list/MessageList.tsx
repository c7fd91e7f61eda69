import { Banner } from '@portal/design-system';
import type { MessageListProps } from './MessageList.props.ts';

export function MessageList({ messages, onDismiss }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <section aria-label="Messages">
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
