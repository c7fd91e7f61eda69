import {
  type FeedMapping,
  largestSample,
  type MappedSample,
  type MappingProposal,
  proposalsOf,
  sourceNameOf,
} from '@portal/domain/data';
import { useRef, useState } from 'react';
import { sourcesMessages } from '../messages/sources.ts';
import { type PackedFile, packedFile, sentBytes } from '../transport/packed-file.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** A sample file, its proposed mapping, and how the portal reads it with what was changed since. */
export function useMappedSample() {
  const { send, pending } = useCallMutation('data/map-sample');
  const [file, setFile] = useState<PackedFile | null>(null);
  const [sample, setSample] = useState<MappedSample | null>(null);
  const [proposals, setProposals] = useState<Readonly<Record<string, MappingProposal>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  /** Number of the latest request: responses to earlier ones are ignored. */
  const latest = useRef(0);

  const read = async (sent: PackedFile, more: { feed?: string; mapping?: FeedMapping }) => {
    latest.current += 1;
    const number = latest.current;
    setProblem(null);
    const outcome = await send({ file: sent, ...more });
    if (number !== latest.current) return;
    if (!outcome.ok) return setProblem(outcome.error.messageOr(sourcesMessages.sampleFailed));
    setSample(outcome.data.sample);
    if (!more.mapping) setProposals(proposalsOf(outcome.data.sample));
  };
  const take = async (chosen: File, known?: { readonly feed: string; readonly mapping: FeedMapping }) => {
    setProblem(null);
    const packed = await packedFile(chosen).catch(() => null);
    if (packed === null) return setProblem(sourcesMessages.unreadable(chosen.name));
    if (sentBytes(packed) > largestSample) return setProblem(sourcesMessages.tooLarge);
    setFile(packed);
    await read(packed, known ?? {});
  };
  return {
    sample,
    proposals,
    problem,
    isReading: pending,
    /** Proposed name of a source for files named like this one. */
    proposedName: file === null ? '' : sourceNameOf(file.name),
    hasHeader: file !== null && !/\.ndjson$/i.test(file.name),
    hasOwnFormats: file !== null && /\.(xlsx|ndjson)$/i.test(file.name),
    onFile: (chosen: File, known?: { readonly feed: string; readonly mapping: FeedMapping }) =>
      void take(chosen, known),
    onFeed: (feed: string) => void (file && read(file, { feed })),
    /** Shown at once; the rows follow with the response. */
    onMapping: (mapping: FeedMapping) => {
      if (!file || !sample) return;
      setSample({ ...sample, mapping });
      void read(file, { feed: sample.feed, mapping });
    },
    onReset: () => {
      latest.current += 1;
      setFile(null);
      setSample(null);
      setProblem(null);
    },
  };
}
