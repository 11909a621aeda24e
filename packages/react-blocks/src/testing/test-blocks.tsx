import { createTeardowns, type Clock, type Teardown } from '@frontage/core-lifecycle';
import {
  createPageContext,
  createScriptUrlPolicy,
  type BlockContext,
  type BlockIssue,
  type BlockModule,
  type PageContext,
} from '@frontage/core-lifecycle/dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PictureData } from '../picture/picture.parts';

/** A picture that needs no server. */
export const testPicture: PictureData = {
  source:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/%3E#x',
  width: 600,
  height: 400,
  alt: 'A blue bowl',
  focalPoint: { x: 0.4, y: 0.6 },
  color: '#336699',
};

/**
 * Options for `expect.poll` and `vi.waitFor`: long enough for a busy machine; what never happens
 * ends with the test.
 */
export const noHurry = { timeout: 50_000, interval: 20 };

/** A block's context for a test, with the issues reported to it. */
export interface TestContext extends BlockContext {
  readonly issues: BlockIssue[];
  /** Aborts the signal. */
  end(): void;
}

/** Options of the test's context. */
export interface TestContextOptions {
  clock?: Clock;
  reducedMotion?: boolean;
  /** The page of another context, shared by both. @default a new page */
  page?: PageContext;
}

/** A context over the test's window. */
export function testContext({ clock, reducedMotion, page }: TestContextOptions = {}): TestContext {
  const ended = new AbortController();
  const issues: BlockIssue[] = [];
  const report = (issue: BlockIssue): void => void issues.push(issue);
  const policy = createScriptUrlPolicy(window);
  const shared = page ?? createPageContext({ window, policy, report, clock });
  return {
    ...shared,
    clock: clock ?? shared.clock,
    report,
    reducedMotion: () => reducedMotion ?? false,
    signal: ended.signal,
    issues,
    end: () => ended.abort(),
  };
}

/** Puts a component's server markup on the page, optionally below the visible part. */
export function showMarkup(block: ReactNode, { below = false } = {}): HTMLElement {
  document.body.innerHTML = `<main><h1>Test</h1><h2>Block</h2>${below ? '<p style="height:5000px"></p>' : ''}${renderToStaticMarkup(block)}</main>`;
  const root = document.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('The component rendered no block.');
  return root;
}

/** Mounts a block as the runtime does. */
export async function mountBlock<Data>(
  root: HTMLElement,
  module: BlockModule<Data, BlockContext>,
  context: TestContext = testContext(),
): Promise<Teardown> {
  const teardowns = createTeardowns((cause) => {
    throw cause;
  });
  teardowns.add(await module.mount(root, module.read(root, context), context));
  teardowns.add(context.end);
  return teardowns.run;
}

/** An element as text with its attributes sorted by name, so that two versions can be compared. */
export function canonical(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? canonical(node) : (node.textContent ?? ''),
  );
  return `<${element.localName}${attributes.join('')}>${children.join('')}</${element.localName}>`;
}
