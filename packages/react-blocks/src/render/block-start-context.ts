import type { StartStrategy } from '@frontage/core-lifecycle/dom';
import { createContext } from 'react';

/** Set by the server around a block to decide when it starts by itself. */
export const BlockStartContext = createContext<StartStrategy | undefined>(undefined);
