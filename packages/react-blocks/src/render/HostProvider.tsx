import type { BlockIssue } from '@frontage/core-lifecycle/dom';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createHost, HostContextProvider, useHostContext } from '../context/host-context';

/** Blocks that share with each other, and with no other block of the window. */
export interface HostProviderProps {
  /** Told what goes wrong in a block. @default that of the host around it, at first the console */
  report?: ((issue: BlockIssue) => void) | undefined;
  children: ReactNode;
}

/**
 * A host of its own for the blocks below: for two sites in one window, and for whoever
 * collects what goes wrong. Without any, all components of a window share one.
 */
export function HostProvider({ report, children }: HostProviderProps): ReactNode {
  const around = useHostContext();
  const last = useRef(report);
  useEffect(() => {
    last.current = report;
  });
  const [host] = useState(() =>
    createHost((issue) => (last.current ?? around.context().report)(issue), around),
  );
  return <HostContextProvider value={host}>{children}</HostContextProvider>;
}
