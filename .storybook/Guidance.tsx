import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentExample, examples } from '../packages/design-system/src/docs/records/examples/index.ts';
import { pageOf, records, shownOn } from '../packages/design-system/src/docs/records/index.ts';

const source = 'packages/design-system/src/components';

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Example({ good, goodWhy, bad, badWhy }: ComponentExample) {
  return (
    <div className="guidance-examples sb-unstyled">
      <figure data-kind="do">
        <div>{good}</div>
        <figcaption>
          <strong>Do.</strong> {goodWhy}
        </figcaption>
      </figure>
      <figure data-kind="dont">
        <div>{bad}</div>
        <figcaption>
          <strong>Don’t.</strong> {badWhy}
        </figcaption>
      </figure>
    </div>
  );
}

/** Status and first version of a component, under its title. */
export function Status({ name, folder }: { name: string; folder: string }) {
  const record = records[shownOn(name)];
  if (!record) return null;
  const status = { stable: 'Stable', new: 'New: may still change', deprecated: 'Deprecated' }[record.status];
  return (
    <p className="guidance-status">
      {status} · since {record.since} · source: <code>{`${source}/${folder}`}</code>
    </p>
  );
}

/** What the record of a component says: when to use it, do and don’t, anatomy, keyboard, screen reader, words, related components. */
export function Guidance({ name }: { name: string }) {
  const record = records[shownOn(name)];
  if (!record) return null;
  const example = (examples as Readonly<Record<string, ComponentExample>>)[name];
  return (
    <>
      <Heading>When to use it</Heading>
      <div className="guidance-columns">
        <Points title="Use it for" points={record.use} />
        <Points title="Not when" points={record.avoid} />
        <Points title="Do" points={record.do} />
        <Points title="Don’t" points={record.dont} />
      </div>
      {example ? <Example {...example} /> : null}
      {record.anatomy.length > 0 ? (
        <>
          <Heading>Anatomy</Heading>
          <ol>
            {record.anatomy.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </>
      ) : null}
      <Heading>Keyboard and screen reader</Heading>
      {record.keyboard.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Effect</th>
            </tr>
          </thead>
          <tbody>
            {record.keyboard.map(([keys, effect]) => (
              <tr key={keys + effect}>
                <td>{keys}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>It takes no focus.</p>
      )}
      <p>{record.screenReader}</p>
      {record.content.length > 0 ? (
        <>
          <Heading>Words</Heading>
          <Points title="Rules" points={record.content} />
        </>
      ) : null}
      <Heading>Related</Heading>
      <ul>
        {record.related.map((other) => (
          <li key={other}>
            <a href={`./?path=/docs/design-system-${pageOf(other).toLowerCase()}--docs`} target="_top">
              {other}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
