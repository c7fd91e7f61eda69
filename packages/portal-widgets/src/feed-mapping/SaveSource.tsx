import { Banner, Button, Heading, Select, TextField, TimeField } from '@portal/design-system';
import type { FeedSource, MappedSample, SourceSettings } from '@portal/domain/data';
import { useState } from 'react';
import { sourcesMessages } from '../messages/sources.ts';
import * as css from './Sources.css.ts';

const texts = sourcesMessages.save;
const namePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
const hoursOf = { none: null, hour: 1, day: 24, at: 24, week: 168 } as const;
type Schedule = keyof typeof hoursOf;
const schedules = (Object.keys(hoursOf) as Schedule[]).map((value) => ({ value, label: texts.schedules[value] }));

export interface SaveSourceProps {
  /** What is saved. Without its text as a file there is nothing to download: only the schedule of a source is changed. */
  readonly sample: Pick<MappedSample, 'feed' | 'mapping'> & { readonly yaml?: string };
  /** Name of a new source, until another is written. */
  readonly proposedName?: string;
  /** The source that is changed; null for a new one. */
  readonly source: FeedSource | null;
  /** Resolves to an error message, or null. */
  readonly onSave: (settings: SourceSettings) => Promise<string | null>;
  readonly onSaved: () => void;
  readonly onDownload: (yaml: string) => void;
}

/** Saves a mapping under the name that its files begin with. */
export function SaveSource({ sample, proposedName = '', source, onSave, onSaved, onDownload }: SaveSourceProps) {
  const { yaml } = sample;
  const [name, setName] = useState(source?.name ?? proposedName);
  const [schedule, setSchedule] = useState<Schedule | 'own'>(
    source?.daily_by
      ? 'at'
      : (schedules.find(({ value }) => hoursOf[value] === (source?.every_hours ?? null))?.value ?? 'own'),
  );
  const [time, setTime] = useState(source?.daily_by ?? null);
  const [isTouched, setIsTouched] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isWrong = !namePattern.test(name);
  const needsTime = schedule === 'at' && time === null;
  const own = source?.every_hours ?? null;
  const options =
    own === null || schedule !== 'own' ? schedules : [...schedules, { value: 'own' as const, label: `${own} h` }];
  const save = async () => {
    setIsTouched(true);
    if (isWrong || needsTime) return;
    setProblem(null);
    const every_hours = schedule === 'own' ? own : hoursOf[schedule];
    const daily_by = schedule === 'at' ? time : null;
    setPending(true);
    const wrong = await onSave({ name, feed: sample.feed, mapping: sample.mapping, every_hours, daily_by });
    setPending(false);
    setProblem(wrong);
    if (wrong === null) onSaved();
  };
  return (
    <section className={css.form} aria-label={yaml === undefined ? texts.scheduleTitle : texts.title}>
      <Heading level={2} size="small">
        {yaml === undefined ? texts.scheduleTitle : texts.title}
      </Heading>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoCapitalize="none"
        spellCheck={false}
        readOnly={source !== null}
        value={name}
        onValueChange={setName}
        onBlur={() => setIsTouched(name !== '')}
        error={isTouched && isWrong ? texts.wrongName : undefined}
      />
      <Select label={texts.every} value={schedule} options={options} onValueChange={setSchedule} />
      {schedule === 'at' ? (
        <TimeField
          label={texts.at}
          hint={texts.atHint}
          value={time}
          onValueChange={setTime}
          error={isTouched && needsTime ? texts.needsTime : undefined}
        />
      ) : null}
      {problem === null ? null : <Banner role="alert" tone="critical" title={problem} />}
      <Button kind="filled" loading={pending} onClick={() => void save()}>
        {yaml === undefined ? texts.saveSchedule : texts.save}
      </Button>
      {yaml === undefined ? null : <Button onClick={() => onDownload(yaml)}>{texts.download}</Button>}
      <p className={css.note}>{texts.after}</p>
    </section>
  );
}
