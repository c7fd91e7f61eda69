import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { append, camel, insert, pascal, sentence, writeNew } from './files.mjs';

const exportsSnapshot = 'tests/structure/__snapshots__/prop-tables.test.ts.snap';

/** Adds names to the sorted list of exports, which a test compares with the index. Returns the path of the list. */
function acceptExports(root, names) {
  const path = join(root, exportsSnapshot);
  const text = readFileSync(path, 'utf8');
  const list = /(exports\[`the entry points of the design system > index\.ts [^\n]*\n\[\n)([^\]]*)/;
  if (!list.test(text)) throw new Error(`${exportsSnapshot} has no list of the index any more.`);
  const lineOf = (name) => `  "${name}",\n`;
  const withNames = (lines) =>
    [...lines.split('\n').flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []), ...names].sort().map(lineOf).join('');
  writeFileSync(
    path,
    text.replace(list, (_, head, lines) => head + withNames(lines)),
  );
  return exportsSnapshot;
}

/**
 * A design system component: view, style, variants, stories with a test, its record and examples for the docs page, and its line in the
 * index and in the list of exports.
 */
export function component(name, root) {
  const Name = pascal(name);
  const variants = `${camel(name)}Tones`;
  const folder = `packages/design-system/src/components/${Name}`;
  const files = writeNew(root, {
    [`${folder}/${Name}.props.ts`]: `/** Tones of a ${sentence(name).toLowerCase()}, with the colour token of each. */
export const ${variants} = { neutral: 'text1', critical: 'critical' } as const;

export type ${Name}Tone = keyof typeof ${variants};
`,
    [`${folder}/${Name}.css.ts`]: `import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';
import { ${variants} } from './${Name}.props.ts';

export const box = componentStyle({ display: 'block', padding: '4px 8px', borderRadius: vars.rS }, 'box');
export const tone = componentVariants(${variants}, (token) => ({ color: vars[token] }), 'tone-');
`,
    [`${folder}/${Name}.tsx`]: `import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './${Name}.css.ts';
import type { ${Name}Tone } from './${Name}.props.ts';

export interface ${Name}Props {
  children: ReactNode;
  tone?: ${Name}Tone;
}

/** What it is for, in a sentence. */
export function ${Name}({ children, tone = 'neutral' }: ${Name}Props) {
  return <div className={cx(css.box, css.tone[tone])}>{children}</div>;
}
`,
    [`${folder}/${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name} } from './${Name}.tsx';

const meta = {
  title: 'Design system/${Name}',
  tags: ['autodocs'],
  component: ${Name},
  args: { children: '${sentence(name)}' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${sentence(name)}')).toBeVisible();
  },
};

export const Critical: Story = { args: { tone: 'critical' } };
`,
  });
  const index = append(
    root,
    'packages/design-system/src/index.ts',
    `export { ${Name}, type ${Name}Props } from './components/${Name}/${Name}.tsx';`,
  );
  const snapshot = acceptExports(root, [Name, `type ${Name}Props`]);
  const record = insert(
    root,
    'packages/design-system/src/docs/records/data.ts',
    /^\} satisfies Records;\n/m,
    `  ${Name}: record({
    use: ['What it is for, in a sentence.'],
    avoid: ['When another component fits better, and which.'],
    do: ['How to use it well.'],
    dont: ['A mistake that is easily made.'],
    anatomy: ['Words'],
    keyboard: keys.none,
    screenReader: 'Reads its words.',
    content: ['How its words are written.'],
    status: 'new',
    related: ['Text'],
  }),`,
  );
  const examples = 'packages/design-system/src/docs/records/examples/data.tsx';
  insert(
    root,
    examples,
    /import \{ \w+ \} from '..\/..\/..\/icons/,
    `import { ${Name} } from '../../../components/${Name}/${Name}.tsx';`,
  );
  insert(
    root,
    examples,
    /\} satisfies Examples;\s*$/,
    `  ${Name}: {
    good: <${Name}>${sentence(name)}</${Name}>,
    goodWhy: 'Why this is good.',
    bad: <${Name} tone="critical">${sentence(name)}</${Name}>,
    badWhy: 'What is wrong with this.',
  },`,
  );
  return [...files, index, snapshot, record, examples];
}
