import axe from 'axe-core';
import { StrictMode, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import './style.css';
import page from '../docs/components.md?raw';
import { noHurry } from './testing/test-blocks';
import { readSections } from './testing/read-tables';

const codes = import.meta.glob<string>('./testing/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, ComponentType>>('./testing/examples/*.tsx', {
  eager: true,
});
/** Every section of a component, by its name. */
const sections = [...readSections(page)].filter(([, section]) => section.includes('```tsx'));

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('every example stands on the page', () => {
  expect(sections).toHaveLength(Object.keys(codes).length);
});

describe.each(sections)('the example of %s', (name, section) => {
  const file = `./testing/examples/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;
  const [Example] = Object.values(modules[file] ?? {});

  it('is the one that runs', () => {
    expect(/```tsx\n([^]*?)```/.exec(section)?.[1]).toBe(codes[file]);
  });

  it('is accessible, hydrates what a server rendered, and leaves nothing', async () => {
    if (!Example) throw new Error(`${file} exports nothing.`);
    const failed = vi.spyOn(console, 'error');
    const hydrated = vi.fn();
    const Host = () => {
      useEffect(hydrated);
      return <Example />;
    };
    const block = (
      <StrictMode>
        <Host />
      </StrictMode>
    );
    document.body.innerHTML = `<main><h1>Test</h1><h2>Example</h2><div id="host">${renderToString(block)}</div></main>`;
    const host = document.getElementById('host');
    if (!host) throw new Error('no host');
    const { violations } = await axe.run(document.body);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    const recovered = vi.fn();
    const root = hydrateRoot(host, block, { onRecoverableError: recovered });
    await vi.waitFor(() => expect(hydrated).toHaveBeenCalled(), noHurry);
    expect(host.innerHTML).not.toBe('');
    root.unmount();
    expect(host.innerHTML).toBe('');
    expect(recovered).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });
});
