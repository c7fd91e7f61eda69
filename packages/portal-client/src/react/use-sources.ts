import type { FeedSource, SourceSettings } from '@portal/domain/data';
import { sourcesMessages } from '../messages/sources.ts';
import { usePortal } from './portal.ts';
import { saveFile } from './save-file.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useMappedSample } from './use-mapped-sample.ts';

const reloads = ['data/sources'] as const;

/** The sources of the supplier's data. */
export function useSources() {
  const { messages } = usePortal();
  const { data, error, reload } = useCall('data/sources', {});
  const live = useCall('data/feeds', {});
  const { send } = useCallMutation('data/source-delete', { reloads });
  return {
    sources: data?.sources ?? null,
    live: live.data ?? null,
    failed: error !== null,
    onRetry: reload,
    async onRemove({ name }: FeedSource) {
      const outcome = await send({ name });
      if (outcome.ok) messages.show(sourcesMessages.deleted(name));
      else messages.show(outcome.error.messageOr(sourcesMessages.deleteFailed), 'warning');
    },
  };
}

/** A sample file that is mapped, and saving its mapping as a source. */
export function useMapFile() {
  const { messages } = usePortal();
  const sample = useMappedSample();
  const feeds = useCall('data/feeds', {});
  const { send } = useCallMutation('data/source-save', { reloads });
  return {
    ...sample,
    feeds: feeds.data?.feeds ?? null,
    /** Resolves to an error message, or null. */
    async onSave(settings: SourceSettings) {
      const outcome = await send(settings);
      if (!outcome.ok) return outcome.error.messageOr(sourcesMessages.saveFailed);
      messages.show(sourcesMessages.saved(settings.name));
      return null;
    },
    onDownload: (yaml: string) => saveFile('mapping.yaml', new Blob([yaml], { type: 'application/yaml' })),
  };
}
