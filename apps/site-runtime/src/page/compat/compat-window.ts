import type { FrontageWindow } from '@frontage/core-lifecycle/boot';
import type { CompatForms } from './create-compat-forms';
import type { CompatImages } from './create-compat-images';
import type { CompatLifecycle } from './create-compat-lifecycle';

/** The names that inline calls of existing pages know, and what answers them. */
export interface CompatNames {
  Squarespace?: CompatLifecycle;
  ImageLoader?: CompatImages;
  Y?: CompatForms;
  /** Pages set it themselves. */
  Static?: { readonly SQUARESPACE_CONTEXT?: unknown };
}

/** A window of an existing page. */
export type CompatWindow = FrontageWindow & CompatNames;
