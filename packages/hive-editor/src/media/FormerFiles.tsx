import { Banner, Button } from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import type { FormerFile, MediaFile } from '@portal/domain/hive';
import { useCall } from '@portal/portal-client/react';
import { useState } from 'react';
import { useStaffNames } from '../data/use-staff-names.ts';
import { mediaMessages } from '../messages/media.ts';
import * as css from './Library.css.ts';

const messages = mediaMessages.former;

export interface FormerFilesProps {
  file: MediaFile;
  /** Returns a message on failure, null on success. */
  onPutBack: (version: string) => Promise<string | null>;
}

/** Earlier versions of a replaced file, which can be restored for 30 days. Renders nothing if it was not replaced. */
export function FormerFiles({ file, onPutBack }: FormerFilesProps) {
  const { data, error } = useCall('media/get-former', { media_id: file.media_id }, { dedupingInterval: 0 });
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (error) return <p className={css.quiet}>{messages.loadFailed}</p>;
  if (!data || data.former.length === 0) return null;
  const putBack = async (version: string) => {
    setBusy(version);
    setProblem(await onPutBack(version));
    setBusy(null);
  };
  return (
    <div className={css.formerFiles}>
      <p className={css.strong}>{messages.title(file.picture !== null)}</p>
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      <ul className={css.plainList}>
        {data.former.map((former) => (
          <Former
            key={former.version}
            former={former}
            busy={busy === former.version}
            onPutBack={() => void putBack(former.version)}
          />
        ))}
      </ul>
    </div>
  );
}

interface FormerProps {
  former: FormerFile;
  busy: boolean;
  onPutBack: () => void;
}

function Former({ former, busy, onPutBack }: FormerProps) {
  const nameOf = useStaffNames();
  const { thumbnail, width, height, replaced, replaced_by, removed_from } = former;
  const date = shortDate(replaced);
  return (
    <li className={css.chosen}>
      {thumbnail === null ? <span /> : <img className={css.chosenThumb} src={thumbnail} alt="" />}
      <div className={css.chosenWords}>
        <p>{messages.replaced(date, nameOf(replaced_by))}</p>
        <p className={css.quiet}>
          {width > 0 ? `${mediaMessages.dimensions(width, height)}, ` : ''}
          {messages.until(shortDate(removed_from))}
        </p>
        <Button kind="text" size="s" loading={busy} aria-label={messages.putBackOf(date)} onClick={onPutBack}>
          {messages.putBack}
        </Button>
      </div>
    </li>
  );
}
