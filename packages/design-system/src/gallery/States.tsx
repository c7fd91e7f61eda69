import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StatusIcon } from '../components/StatusIcon/StatusIcon.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as css from './Gallery.css.ts';

/** States of an order, as text and icons. */
export function States() {
  return (
    <Stack gap={4}>
      <div className={css.note}>
        <StatusIcon kind="rounded" tone="info" />
        <Text size="small" tone="info" weight="strong">
          Rounded up from 45 to 50.
        </Text>
        <Text size="small" tone="muted">
          This part is sold in 25s.
        </Text>
        <Button kind="text" size="s" keyHint="−">
          Make it 25
        </Button>
        <Button kind="text" size="s" keyHint="Z">
          Undo
        </Button>
      </div>
      <Banner tone="warning" title="Two lines must be answered." actions={<Button kind="text">Go to 15</Button>}>
        Then the order can be confirmed.
      </Banner>
      <Banner tone="critical" title="This order was cancelled by Moira.">
        Your lines are kept.
      </Banner>
      <Banner tone="positive" title="Confirmed." actions={<Button kind="text">Undo</Button>}>
        Submits in 4:12.
      </Banner>
      <Grid columns={3} gap={6}>
        <EmptyState title="No lines yet" action={<Button>Import a list</Button>}>
          Type a code, or paste a list.
        </EmptyState>
        <ErrorState title="Prices could not be loaded" onRetry={() => undefined}>
          Your lines are stored on this device.
        </ErrorState>
        <Stack>
          <Inline gap={3}>
            <StatusIcon kind="disc" tone="positive" size="stock" label="In stock" />
            4,820
            <StatusIcon kind="half" tone="warning" size="stock" label="Part in stock" />
            1,400 of 2,000
            <StatusIcon kind="barred" tone="critical" size="stock" label="None in stock" />
            None to 4 Dec
          </Inline>
          <Meter label="Weight" value={214.6} max={250} />
          <Inline>
            <Skeleton width="l" />
            <Skeleton width="s" />
            <Tag>Discontinued</Tag>
            <Tag tone="info">Quote</Tag>
          </Inline>
          <Inline justify="between" align="baseline">
            <Text weight="medium">To pay</Text>
            <Text size="total" weight="strong">
              5,183.05
            </Text>
          </Inline>
        </Stack>
      </Grid>
    </Stack>
  );
}
