import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  type DocsStoryProps,
  Heading,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Guidance, Status } from './Guidance.tsx';

type Export = DocsStoryProps['of'] & { readonly args?: object; readonly render?: unknown; readonly play?: unknown };

/** Whether a story shows a distinct state without interaction; many stories only test keyboard and pointer. */
const shows = ({ args, render, play }: Export) => !play || args !== undefined || render !== undefined;

/** Docs page of a component: description, playground with props, states, and what its record says. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const states = context
    .componentStories()
    .slice(1)
    .filter(({ tags, moduleExport }) => tags.includes('autodocs') && shows(moduleExport as Export));
  const title = context.componentStories()[0]?.title ?? '';
  const folder = /components\/(\w+)\//.exec(String(context.componentStories()[0]?.parameters.fileName))?.[1];
  const name = title.startsWith('Design system/') ? title.slice('Design system/'.length) : '';
  return (
    <>
      <Title />
      <Status name={name} folder={folder ?? name} />
      <Description />
      <Primary />
      <Controls />
      {states.length > 0 ? <Heading>States</Heading> : null}
      {states.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
      <Guidance name={name} />
    </>
  );
}
