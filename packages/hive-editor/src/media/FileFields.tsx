import { TextArea, TextField } from '@portal/design-system';
import { longestAlt, longestMediaName, type MediaFile } from '@portal/domain/hive';
import { useId, useState } from 'react';
import { mediaMessages as messages } from '../messages/media.ts';
import * as css from './Library.css.ts';

export type FileChange = Partial<Pick<MediaFile, 'name' | 'folder'>> & {
  readonly alt?: string;
  readonly focus?: readonly [number, number];
};

export interface FileFieldsProps {
  file: MediaFile;
  /** Names of all folders. */
  folders: readonly string[];
  onChange: (change: FileChange) => void;
}

/** A folder as it is stored: names without space around them, and no empty ones. */
const cleanFolder = (text: string) =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 4)
    .join('/');

/** Name, folder and alt text, each stored when its field is left. */
export function FileFields({ file, folders, onChange }: FileFieldsProps) {
  const id = useId();
  const [name, setName] = useState(file.name);
  const [folder, setFolder] = useState(file.folder);
  const [alt, setAlt] = useState(file.picture?.alt ?? '');
  const leaveName = () => {
    const next = name.trim();
    if (next === '') setName(file.name);
    else if (next !== file.name) onChange({ name: next });
  };
  const leaveFolder = () => {
    const next = cleanFolder(folder);
    setFolder(next);
    if (next !== file.folder) onChange({ folder: next });
  };
  const leaveAlt = () => {
    if (alt.trim() !== file.picture?.alt) onChange({ alt: alt.trim() });
  };
  return (
    <div className={css.fields}>
      {file.picture ? (
        <TextArea
          label={messages.alt}
          hint={messages.altHint}
          rows={2}
          maxLength={longestAlt}
          value={alt}
          onValueChange={setAlt}
          onBlur={leaveAlt}
        />
      ) : null}
      <TextField
        label={messages.name}
        maxLength={longestMediaName}
        value={name}
        onValueChange={setName}
        onBlur={leaveName}
        autoComplete="off"
      />
      <TextField
        label={messages.folder}
        hint={messages.folderHint}
        list={id}
        maxLength={200}
        value={folder}
        onValueChange={setFolder}
        onBlur={leaveFolder}
        autoComplete="off"
      />
      <datalist id={id}>
        {folders.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </div>
  );
}
