import type { FeedSource } from '@portal/domain/data';
import { useMapFile, useSources } from '@portal/portal-client/react';
import { MapFile, Sources } from '@portal/portal-widgets';

function MappedFile({ source, onClose }: { source: FeedSource | null; onClose: () => void }) {
  return <MapFile {...useMapFile()} source={source} onClose={onClose} />;
}

/** Sources of the supplier's data. */
export function SourcesSection() {
  return <Sources {...useSources()} mapFile={(source, onClose) => <MappedFile source={source} onClose={onClose} />} />;
}
