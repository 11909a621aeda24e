import type { LookPart } from '@frontage/site-model/look';
import type { Runtime } from '../../pages/runtime/load-runtime';
import type { LoadedLook } from './load-look';
import type { LookDone } from './look-query';

/** The look that is worked on, and how it is shown. */
export interface ShownLook extends LoadedLook {
  /** The page in the frame: its path and query. */
  readonly at: string;
  readonly runtime: Pick<Runtime, 'manifest'>;
  /** @default nothing */
  readonly done?: LookDone | undefined;
  /** The version that visitors saw before. @default none */
  readonly before?: number | undefined;
  /** What was entered, by name. @default what is stored */
  readonly entered?: Readonly<Record<string, unknown>>;
  /** Why nothing was saved. @default nothing was wrong */
  readonly failure?: 'wrong' | 'overtaken';
  /** What is wrong with a font that was not added. @default nothing */
  readonly wrongFont?: string;
  /** What is wrong with what was entered. @default nothing */
  readonly wrong?: ReadonlyMap<LookPart, string>;
}
