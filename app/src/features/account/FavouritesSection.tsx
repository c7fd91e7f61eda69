import { Banner, Button, ErrorState, Select, Skeleton, Stack } from '@portal/design-system';
import { accountOf, useFavourites, useFormat, useOpenOrders, useSession } from '@portal/portal-client/react';
import { FavouriteTree } from '@portal/portal-widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { favouritesMessages } from '../../messages/favourites.ts';
import * as css from './AccountScreen.css.ts';
import { useReorder } from './use-reorder.tsx';

/** FAV-01, FAV-02: favourites, to organise and to order from. */
export function FavouritesSection() {
  const navigate = useNavigate();
  const format = useFormat();
  const accode = accountOf(useSession())?.accode ?? null;
  const reorder = useReorder(accode);
  const open = useOpenOrders(accode);
  const [from, setFrom] = useState('');
  const { favourites, failed, reload, deleted, change, undoDelete, createFolder, createFromOrder } = useFavourites();
  if (failed) return <ErrorState title={favouritesMessages.loadFailed} onRetry={reload} />;
  if (favourites === null) return <Skeleton width="full" />;
  return (
    <section aria-label={favouritesMessages.title} className={css.section}>
      <Stack gap={5}>
        <div className={css.fields}>
          {reorder.chooser}
          <Select
            label={favouritesMessages.saveLines}
            value={from}
            options={[
              { value: '', label: favouritesMessages.chooseOrder },
              ...open.map(({ orderNum, prettyName }) => ({ value: orderNum, label: `${prettyName}, ${orderNum}` })),
            ]}
            onValueChange={(order_num) => {
              setFrom('');
              if (order_num !== '') void createFromOrder(order_num);
            }}
          />
        </div>
        {reorder.result}
        {deleted > 0 ? (
          <Banner
            role="status"
            title={favouritesMessages.deleted(deleted)}
            actions={
              <Button kind="text" onClick={undoDelete}>
                {favouritesMessages.undoDelete}
              </Button>
            }
          />
        ) : null}
        <FavouriteTree
          favourites={favourites}
          format={format}
          busy={reorder.busy}
          onChange={change}
          onFolder={(parent_id) => createFolder(parent_id, favouritesMessages.newFolder)}
          onAdd={(lines) => void reorder.add(lines)}
          onOpen={(address) => navigate(address)}
        />
      </Stack>
    </section>
  );
}
