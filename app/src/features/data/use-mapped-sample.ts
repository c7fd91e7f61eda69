import { type FeedMapping, fieldOf, largestSample, type MappedSample } from '@portal/domain/data';
import { useCallMutation } from '@portal/portal-client/react';
import type { MappingProposal } from '@portal/portal-widgets';
import { useRef, useState } from 'react';
import { sourcesMessages } from '../../messages/sources.ts';
import { packedFile } from './packed-file.ts';

const texts = sourcesMessages.sample;
type Sent = Awaited<ReturnType<typeof packedFile>>;

/** What the portal proposed, by name of the file's column. */
function proposalsOf({ mapping, feed_columns, columns }: MappedSample): Readonly<Record<string, MappingProposal>> {
  const fields = feed_columns.map(({ name }) => name);
  return Object.fromEntries(
    columns.flatMap(({ name, percent, reason }) => {
      const field = fieldOf(mapping, fields, name);
      return field === null || percent === null || reason === null ? [] : [[name, { field, percent, reason }]];
    }),
  );
}

/** A sample file, its proposed mapping, and how the portal reads it with what was changed since. */
export function useMappedSample() {
  const { send, pending } = useCallMutation('data/map-sample');
  const [file, setFile] = useState<Sent | null>(null);
  const [sample, setSample] = useState<MappedSample | null>(null);
  const [proposals, setProposals] = useState<Readonly<Record<string, MappingProposal>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  /** Only the answer to the latest question counts. */
  const asked = useRef(0);

  const ask = async (sent: Sent, more: { feed?: string; mapping?: FeedMapping }) => {
    asked.current += 1;
    const number = asked.current;
    setProblem(null);
    const outcome = await send({ file: sent, ...more });
    if (number !== asked.current) return;
    if (!outcome.ok) return setProblem(outcome.error.messageOr(texts.failed));
    setSample(outcome.data.sample);
    if (!more.mapping) setProposals(proposalsOf(outcome.data.sample));
  };
  const take = async (chosen: File, known?: { readonly feed: string; readonly mapping: FeedMapping }) => {
    setProblem(null);
    const packed = await packedFile(chosen).catch(() => null);
    if (packed === null) return setProblem(texts.unreadable(chosen.name));
    if ((packed.content_base64.length / 4) * 3 > largestSample) return setProblem(texts.tooLarge);
    setFile(packed);
    await ask(packed, known ?? {});
  };
  return {
    sample,
    proposals,
    problem,
    isReading: pending,
    hasOwnFormats: file !== null && /\.(xlsx|ndjson)$/i.test(file.name),
    take,
    onFeed: (feed: string) => void (file && ask(file, { feed })),
    /** Shown at once; the rows follow with the answer. */
    onMapping: (mapping: FeedMapping) => {
      if (!file || !sample) return;
      setSample({ ...sample, mapping });
      void ask(file, { feed: sample.feed, mapping });
    },
    reset: () => {
      asked.current += 1;
      setFile(null);
      setSample(null);
      setProblem(null);
    },
  };
}
