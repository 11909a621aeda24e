import type { BlockIssue } from '@frontage/core-lifecycle/block';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { HostContextProvider, useHostContext, type Host } from '../context/host';
import { PictureAddressContext, type PictureAddress } from '../picture/picture-address-context';

/** Blocks that share data with each other, but with no other block of the window. */
export interface HostProviderProps {
  /** Receives problems of blocks. @default that of the host around it, at first the console */
  report?: ((issue: BlockIssue) => void) | undefined;
  /**
   * Where pictures are, in one of the widths 100, 300, 500, 750, 1000, 1500 and 2500 px. @default
   * as the host around it has it, at first `?format=750w` behind the address
   */
  address?: PictureAddress | undefined;
  children: ReactNode;
}

/**
 * Gives the blocks below a separate host: for two sites in one window, or to collect problems.
 * Without a provider all components of a window share one host.
 */
export function HostProvider({ report, address, children }: HostProviderProps): ReactNode {
  const around = useHostContext();
  const last = useRef(report);
  useEffect(() => {
    last.current = report;
  });
  const [host] = useState<Host>(() => ({
    report: (issue) => (last.current ?? around.report)(issue),
    around,
  }));
  const pictures = useContext(PictureAddressContext);
  return (
    <HostContextProvider value={host}>
      <PictureAddressContext value={address ?? pictures}>{children}</PictureAddressContext>
    </HostContextProvider>
  );
}
