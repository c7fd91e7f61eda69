import { camel, insert, pascal, sentence, writeNew } from './files.mjs';

/** A component type of the hive: settings, view, styles, stories, and its two lines in the registry. */
export function hiveComponent(name, root) {
  const Name = pascal(name);
  const key = camel(name);
  const label = sentence(name);
  const folder = `packages/hive-components/src/components/${Name}`;
  const files = writeNew(root, {
    [`${folder}/${Name}.settings.ts`]: `import { define } from '../../registry/definition.ts';
import { string } from '../../settings/string.ts';

export const ${key} = define({
  name: '${key}',
  id: 100,
  label: '${label}',
  summary: '${label}.',
  icon: 'Square',
  group: 'Words',
  settings: { text: string('Text', '${label}') },
});
`,
    [`${folder}/${Name}.css.ts`]: `import { vars, widgetStyle } from '@portal/design-system/css';

export const box = widgetStyle({ color: vars.text1, minInlineSize: 0 });
`,
    [`${folder}/${Name}.tsx`]: `import type { View } from '../../render/view.ts';
import * as css from './${Name}.css.ts';

export const ${Name}: View<'${key}'> = {
  Show({ values, root }) {
    return (
      <p {...root} className={css.box}>
        {values.text}
      </p>
    );
  },
};
`,
    [`${folder}/${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = { title: 'Hive/${Name}', component: OnPage, args: { type: '${key}' } } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${label}')).toBeVisible();
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
