import { camel, insert, pascal, sentence, writeNew } from './files.mjs';

/** A component type of the hive: settings, view, story, and its two lines in the registry. */
export function hiveComponent(name, root) {
  const Name = pascal(name);
  const key = camel(name);
  const folder = `packages/hive-components/src/components/${Name}`;
  const files = writeNew(root, {
    [`${folder}/${Name}.settings.ts`]: `import { define } from '../../registry/definition.ts';
import { string } from '../../settings/string.ts';

export const ${key} = define({
  name: '${key}',
  id: 100,
  label: '${sentence(name)}',
  settings: { text: string('Text', '${sentence(name)}') },
});
`,
    [`${folder}/${Name}.tsx`]: `import type { Values } from '../../settings/setting.ts';
import type { ${key} } from './${Name}.settings.ts';

export function ${Name}({ values }: { values: Values<typeof ${key}.settings> }) {
  return <p>{values.text}</p>;
}
`,
    [`${folder}/${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readSettings } from '../../settings/read-settings.ts';
import { ${key} } from './${Name}.settings.ts';
import { ${Name} } from './${Name}.tsx';

const meta = { title: 'Hive/${Name}', component: ${Name} } satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  args: { values: readSettings(${key}.settings, {}).values },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${sentence(name)}')).toBeVisible();
  },
};
`,
  });
  const registry = 'packages/hive-components/src/registry';
  const definitions = `${registry}/definitions.ts`;
  const views = `${registry}/views.ts`;
  insert(root, definitions, /import \{/, `import { ${key} } from '../components/${Name}/${Name}.settings.ts';`);
  insert(root, definitions, /\} as const;/, `  ${key},`);
  insert(
    root,
    views,
    /import \{ \w+ \} from '\.\.\/components/,
    `import { ${Name} } from '../components/${Name}/${Name}.tsx';`,
  );
  insert(root, views, /\};\s*$/, `  ${key}: ${Name},`);
  return [...files, definitions, views];
}
