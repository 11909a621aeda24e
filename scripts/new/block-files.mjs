import { blockNames } from './block-names.mjs';

/**
 * Gives the files of a new block, in the shape of the existing ones: a title, an empty behaviour,
 * and tests of what every block guarantees.
 *
 * @param {string} name kebab-case
 * @returns {Record<string, string>} file in the block's folder → text
 */
export function blockFiles(name) {
  const names = blockNames(name);
  return {
    [`${name}.parts.ts`]: parts(names),
    [`${name}.block.ts`]: block(names),
    [`${name}.model.ts`]: model(names),
    [`${name}.mount.ts`]: mount(names),
    [`${name}.fields.ts`]: fields(names),
    [`${name}.server.tsx`]: server(names),
    [`${name}.css`]: styles(names),
    [`${names.pascal}.tsx`]: component(names),
    [`${name}.server.test.ts`]: serverTest(names),
    [`${name}.browser.test.tsx`]: browserTest(names),
  };
}

const parts = ({ name, camel, words }) => `/** Parts of a ${words} block. */
export const ${camel}Parts = {
  title: 'fr-${name}__title',
} as const;
`;

const block = ({
  name,
  camel,
  words,
}) => `import { defineBlock } from '@frontage/core-lifecycle/block';

/** The ${words} block. */
export const ${camel} = defineBlock({
  id: '${name}',
  start: 'visible',
  load: () => import('./${name}.mount'),
});
`;

const model = ({ name, camel, pascal, words }) => `import { ${camel}Parts } from './${name}.parts';

/** A ${words} block as its markup tells it. */
export interface ${pascal}Data {
  readonly title: string;
}

/** Reads the markup of a ${words} block; never throws. */
export function read${pascal}(root: HTMLElement): ${pascal}Data {
  return { title: root.querySelector(\`.\${${camel}Parts.title}\`)?.textContent ?? '' };
}
`;

const mount = ({
  name,
  pascal,
  words,
}) => `import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { ${pascal}Data } from './${name}.model';

export { read${pascal} as read } from './${name}.model';

/** Gives the markup of a ${words} block its behaviour. */
export function mount(_root: HTMLElement, _data: ${pascal}Data, _context: BlockContext): Teardown {
  return () => {};
}
`;

const fields = ({
  camel,
  words,
}) => `import { defineFields, text } from '@frontage/site-model/fields';

/** What a ${words} block stores. */
export const ${camel}Fields = defineFields({
  title: text({ label: 'Title', most: 300, required: true, searchable: true }),
});
`;

const server = ({
  name,
  camel,
  pascal,
  words,
}) => `import { defineServerBlock } from '../../server-block/define-server-block';
import { ${camel}Fields } from './${name}.fields';
import { ${pascal} } from './${pascal}';

/** How the server renders a ${words} block. */
export const ${camel}Server = defineServerBlock({
  id: '${name}',
  fields: ${camel}Fields,
  cache: 'content',
  render: ({ id, data }) => <${pascal} id={id} {...data} />,
});
`;

const styles = ({ name }) => `@layer blocks {
  .fr-${name}__title {
    text-wrap: balance;
  }
}
`;

const component = ({ name, camel, pascal, words }) => `import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { ${camel}Parts } from './${name}.parts';

/** What a ${words} block shows. */
export interface ${pascal}Props extends RootProps {
  title: string;
}

/** The markup of a ${words} block; it works without a script. */
export function ${pascal}(props: ${pascal}Props): ReactNode {
  const { title } = props;
  const root = useMount(() => import('./${name}.mount'), title);
  return (
    <BlockRoot block="${name}" {...rootProps(props)} rootRef={root} waits>
      <h2 className={${camel}Parts.title}>{title}</h2>
    </BlockRoot>
  );
}
`;

const serverTest = ({ name, words }) => `import { expect, it } from 'vitest';
import { renderPage } from '../../server/render-page';
import { testDocument, testInput } from '../../testing/test-page';

it('a ${words} block stands on a served page, with what it stores', () => {
  const block = { type: '${name}', data: { title: 'A title' } };
  const { html } = renderPage(testInput(testDocument(block)));
  expect(html).toContain('>A title</h2>');
});
`;

const browserTest = ({
  name,
  camel,
  pascal,
  words,
}) => `import { createRuntime, defineBlock } from '@frontage/core-lifecycle/dom';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { ${camel} } from './${name}.block';
import * as module from './${name}.mount';
import { read${pascal} } from './${name}.model';
import { ${pascal} } from './${pascal}';

afterEach(() => document.body.replaceChildren());

const show = (): HTMLElement => showMarkup(<${pascal} id="a" title="A title" />);

describe('${words} block', () => {
  it('is found by its definition, and read from the markup it renders', () => {
    const root = show();
    expect(root.dataset.block).toBe(${camel}.id);
    expect(read${pascal}(root)).toEqual({ title: 'A title' });
  });

  it('leaves the markup as it was after mount and teardown', async () => {
    const root = show();
    const before = document.body.innerHTML;
    const end = await mountBlock(root, module);
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is there before its script is, and works when that comes late', async () => {
    const root = show();
    let arrive = (_module: typeof module): void => {};
    const late = new Promise<typeof module>((resolve) => (arrive = resolve));
    const end = boot(() => late);
    expect(root.textContent).toContain('A title');
    expect(root.dataset.blockState).not.toBe('ready');
    arrive(module);
    await expect.poll(() => root.dataset.blockState, noHurry).toBe('ready');
    end();
  });

  it('stays as it was rendered where its script never comes', async () => {
    const root = show();
    const end = boot(() => Promise.reject(new Error('gone')));
    await expect.poll(() => root.dataset.blockState, noHurry).toBe('failed');
    expect(root.textContent).toContain('A title');
    end();
  });

  it('has nothing for axe to complain about', async () => {
    show();
    expect((await axe.run(document.body)).violations).toEqual([]);
  });
});

/** Boots the page with this block alone; the result ends it. */
function boot(load: () => Promise<typeof module>): () => void {
  const block = defineBlock({ id: ${camel}.id, start: 'now', load });
  const runtime = createRuntime({ blocks: [block], context: testContext() });
  runtime.boot();
  return runtime.destroy;
}
`;
