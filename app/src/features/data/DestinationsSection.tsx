import type { DestinationRow } from '@portal/domain/administration';
import { useDestinations, useUndelivered } from '@portal/portal-client/react';
import { Destinations, Undelivered } from '@portal/portal-widgets';
import { useSpacing } from '../../look/use-look.ts';

function Panel({ destination }: { destination: DestinationRow }) {
  return <Undelivered {...useUndelivered(destination.name)} destination={destination} />;
}

/** Where submitted orders go. */
export function DestinationsSection() {
  return (
    <Destinations
      {...useDestinations()}
      spacing={useSpacing()}
      panel={(destination) => <Panel destination={destination} />}
    />
  );
}
