import { Button, Heading, Select, StatusIcon, Link as StyledLink } from '@portal/design-system';
import type { FeedState, LoadSummary } from '@portal/domain/data';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { loadsPanelMessages } from '../messages/loads-panel.ts';
import { type FileSending, LoadFiles } from './LoadFiles.tsx';
import * as css from './Loads.css.ts';

const texts = loadsPanelMessages.firstRun;

type StepState = keyof typeof texts.states;

function Step({
  number,
  title,
  state,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  readonly children: ReactNode;
}) {
  return (
    <li className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={css.stepMark} aria-hidden="true">
        {state === 'done' ? (
          <StatusIcon kind="tick" tone="positive" />
        ) : state === 'wrong' ? (
          <StatusIcon kind="exclamation" tone="critical" />
        ) : (
          number
        )}
      </span>
      <div className={css.stepBody}>
        <div className={css.stepHead}>
          <h2 className={css.stepTitle}>{title}</h2>
          <span className={css.stepState}>{texts.states[state]}</span>
        </div>
        {children}
      </div>
    </li>
  );
}

/** How templates are downloaded. */
export interface TemplateDownload {
  readonly pending: boolean;
  /** Downloads the template of a feed; with null all of them as a ZIP file. */
  readonly onDownload: (feed: string | null) => Promise<void>;
}

/** Templates: all as a ZIP file, or one. */
function Templates({ feeds, pending, onDownload }: TemplateDownload & { readonly feeds: readonly FeedState[] }) {
  const [chosen, setChosen] = useState(feeds[0]?.feed ?? '');
  return (
    <>
      <p>{texts.templates.text}</p>
      <div className={css.oneFeed}>
        <Button loading={pending} onClick={() => void onDownload(null)}>
          {texts.templates.all}
        </Button>
        <Select
          label={texts.templates.choose}
          options={feeds.filter(({ has_rows }) => has_rows).map(({ feed, title }) => ({ value: feed, label: title }))}
          value={chosen}
          onValueChange={setChosen}
        />
        <Button loading={pending} onClick={() => void onDownload(chosen)}>
          {texts.templates.one}
        </Button>
      </div>
    </>
  );
}

/** How far the newest load has come. */
function loadSteps(newest: LoadSummary | undefined, hasParts: boolean) {
  if (hasParts) return { upload: 'done', check: 'done', switch: 'done' } as const;
  switch (newest?.state) {
    case 'reading':
      return { upload: 'done', check: 'current', switch: 'open' } as const;
    case 'waiting':
      return { upload: 'done', check: 'done', switch: 'current' } as const;
    default:
      return newest?.ending === 'refused'
        ? ({ upload: 'current', check: 'wrong', switch: 'open' } as const)
        : ({ upload: newest ? 'current' : 'open', check: 'open', switch: 'open' } as const);
  }
}

export interface FirstRunProps {
  readonly feeds: readonly FeedState[];
  readonly newest: LoadSummary | undefined;
  readonly hasParts: boolean;
  readonly hasCustomers: boolean;
  readonly templates: TemplateDownload;
  readonly files: FileSending;
  readonly onBegun: (load: number) => void;
}

/** The steps from an empty store to buyers who order. */
export function FirstRun({ feeds, newest, hasParts, hasCustomers, templates, files, onBegun }: FirstRunProps) {
  const state = loadSteps(newest, hasParts);
  const { steps } = texts;
  const check = {
    done: texts.check.right,
    current: texts.check.reading,
    open: texts.check.none,
    wrong: texts.check.wrong,
  };
  return (
    <div className={css.firstRun}>
      <div>
        <Heading level={2}>{texts.title}</Heading>
        <p className={css.lead}>{texts.lead}</p>
      </div>
      <ol className={css.stepList}>
        <Step number={1} title={steps.templates} state={newest === undefined ? 'current' : 'done'}>
          <Templates feeds={feeds} {...templates} />
        </Step>
        <Step number={2} title={steps.upload} state={state.upload}>
          <p>
            {texts.upload}{' '}
            <StyledLink asChild>
              <AppLink to="/data/sources">{texts.map}</AppLink>
            </StyledLink>
          </p>
          {hasParts ? null : (
            <LoadFiles {...files} waiting={newest?.state === 'waiting' ? newest.load_id : null} onBegun={onBegun} />
          )}
        </Step>
        <Step number={3} title={steps.check} state={state.check}>
          <p>{check[state.check]}</p>
        </Step>
        <Step number={4} title={steps.switch} state={state.switch}>
          <p>
            {state.switch === 'done'
              ? texts.switch.done
              : state.switch === 'current'
                ? texts.switch.waiting
                : texts.switch.none}
          </p>
        </Step>
        <Step number={5} title={steps.users} state={hasCustomers ? 'done' : hasParts ? 'current' : 'open'}>
          {hasCustomers ? (
            <p>{texts.users.done}</p>
          ) : (
            <p>
              {texts.users.none}{' '}
              <StyledLink asChild>
                <AppLink to="/data/users">{texts.users.invite}</AppLink>
              </StyledLink>
            </p>
          )}
        </Step>
      </ol>
      <p>
        <StyledLink asChild>
          <AppLink to="/docs">{texts.docs}</AppLink>
        </StyledLink>
      </p>
    </div>
  );
}
