import type { BlockIssue } from '@frontage/core-lifecycle/dom';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createHost, HostContextProvider, useHostContext } from '../context/host-context';

/** Blocks that share data with each other, but with no other block of the window. */
export interface HostProviderProps {
  /** Receives problems of blocks. @default that of the host around it, at first the console */
  report?: ((issue: BlockIssue) => void) | undefined;
  children: ReactNode;
}

/**
 * Gives the blocks below a separate host: for two sites in one window, or to collect problems.
 * Without a provider all components of a window share one host.
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
