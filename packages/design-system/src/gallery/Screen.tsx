import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { TabStrip } from '../components/TabStrip/TabStrip.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Building2, ClipboardList, ClipboardPaste, Columns3, Ellipsis, Redo2, Undo2, Zap } from '../icons.ts';
import * as css from './Gallery.css.ts';

const tabs = [
  { key: 'account', label: 'Account', icon: Building2 },
  { key: 'quick', label: 'Quick Quote', icon: Zap },
  { key: 'orders', label: 'Orders', icon: ClipboardList },
  { key: '1', label: 'PO 48817', statusIcon: 'alert', statusLabel: '2 lines to answer', fact: '18', closable: true },
  { key: '2', label: 'Alexandria stage 2', statusIcon: 'ring', statusLabel: 'Saved', fact: '204', closable: true },
  {
    key: '3',
    label: 'PO 48790',
    statusIcon: 'tick',
    statusLabel: 'Confirmed',
    fact: 'submits in 4:12',
    closable: true,
  },
] as const;

export function Screen({ children }: { children?: ReactNode }) {
  const [current, setCurrent] = useState('1');
  const [needle, setNeedle] = useState('');
  return (
    <>
      <header className={css.top}>
        <div className={css.search}>
          <SearchField
            look="chrome"
            label="Search parts"
            placeholder="Code, size or words in 41,208 parts"
            keyHint="/"
            value={needle}
            onValueChange={setNeedle}
            options={[]}
            onPick={setNeedle}
          />
        </div>
        <Button kind="quiet" background="chrome">
          Kestrel Fabrication
        </Button>
      </header>
      <TabStrip
        label="Order tabs"
        tabs={tabs}
        current={current}
        onSelect={setCurrent}
        onClose={setCurrent}
        onNew={() => setCurrent('1')}
        newLabel="New order"
      />
      <main className={css.sheet}>
        <div className={css.bar}>
          <Heading level={1}>PO 48817</Heading>
          <Text tone="faint">KES014-204817</Text>
          <Text tone="muted">Revision 31, saved 9:41 am</Text>
          <div className={css.tools}>
            <IconButton icon={Undo2} label="Undo" size="m" />
            <IconButton icon={Redo2} label="Redo" size="m" />
            <Button kind="quiet" icon={ClipboardPaste}>
              Import
            </Button>
            <Button kind="quiet" icon={Columns3}>
              Columns
            </Button>
            <IconButton icon={Ellipsis} label="More" size="m" />
          </div>
        </div>
        {children}
      </main>
    </>
  );
}
