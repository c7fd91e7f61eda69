import { TextField } from '@portal/design-system';
import { registry } from '@portal/hive-components/settings';
import { useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { insertMessages as messages } from '../messages/insert.ts';
import * as css from './InsertDialog.css.ts';
import { SavedSections } from './SavedSections.tsx';
import { TypeList } from './TypeList.tsx';

/** Component types beside the page: drag one to where it goes, or press it to insert it after the selection. */
export function Palette() {
  const editor = useEditor();
  const [search, setSearch] = useState('');
  return (
    <div className={css.whole}>
      <TextField
        type="search"
        autoComplete="off"
        label={messages.find}
        hint={messages.paletteHint}
        value={search}
        onValueChange={setSearch}
      />
      <div>
        <TypeList
          search={search}
          onPick={(type) => editor.insert(type)}
          drag={{
            onStart(type, { dataTransfer }) {
              editor.draggedType.set(type);
              dataTransfer.effectAllowed = 'copyMove';
              // Firefox only starts a drag that has data.
              dataTransfer.setData('text/plain', registry[type as keyof typeof registry]?.label ?? type);
            },
            onEnd: () => editor.draggedType.set(null),
          }}
        />
      </div>
      {search.trim() === '' ? <SavedSections /> : null}
    </div>
  );
}
