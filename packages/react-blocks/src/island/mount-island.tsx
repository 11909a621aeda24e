import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { readBlockJson } from '@frontage/core-lifecycle/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { islandAttributes } from './island.parts';

/** Reads the props of an island's rendered content; undefined if they cannot be read. */
export function readIslandProps(root: HTMLElement): unknown {
  return readBlockJson(root, islandAttributes.props);
}

/**
 * Hydrates an island: React takes over its server-rendered markup.
 *
 * @param root the block's root; React owns only the container inside it
 * @param content the same element as on the server
 * @throws Error if the markup has no container
 */
export function mountIsland(
  root: HTMLElement,
  content: ReactNode,
  { report }: BlockContext,
): Teardown {
  const container = root.querySelector(`[${islandAttributes.container}]`);
  if (!container)
    throw new Error(
      `[react-blocks] The island ${root.id} has no container. Render it with renderPage.`,
    );
  // Copies of the server's nodes, so that the island can be started again.
  const before = [...container.childNodes].map((node) => node.cloneNode(true));
  const identifierPrefix = root.id;

  const island = flushSync(() =>
    hydrateRoot(container, content, {
      identifierPrefix,
      onRecoverableError: (cause) => report({ code: 'HYDRATION_MISMATCH', block: root.id, cause }),
    }),
  );
  return () => {
    island.unmount();
    container.replaceChildren(...before);
  };
}
