import { autogridDefaults, autogridVariables, type AutogridOptions } from './autogrid-options';
import type { LayoutVariables } from './layout-variables';

/** The options of the design autocolumns [9.23]. */
export interface AutocolumnsOptions extends AutogridOptions {
  /** Whether slides are more than pictures. @default false */
  mixedContent: boolean;
}

/** The defaults of autocolumns [9.23]. */
export const autocolumnsDefaults: AutocolumnsOptions = { ...autogridDefaults, mixedContent: false };

/**
 * Gives the options of autocolumns as custom properties. Without a script its columns are the style
 * sheet's, filled one after the other.
 */
export function autocolumnsVariables(options: Partial<AutocolumnsOptions> = {}): LayoutVariables {
  return autogridVariables(options);
}

/** With more slides than this, a dense grid costs a browser more than positions from the script. */
const maxSized = 100;

/**
 * Whether the style sheet alone can place the slides of autocolumns: each has its
 * `--fr-slide-ratio` and nothing below its picture, and there are at most a hundred. The server
 * then writes `data-gallery-sized` on the list, no script is needed, and nothing moves when one
 * loads.
 */
export function isSizedGallery(
  slides: readonly { readonly hasSize: boolean; readonly hasCaption: boolean }[],
): boolean {
  return (
    slides.length <= maxSized && slides.every(({ hasSize, hasCaption }) => hasSize && !hasCaption)
  );
}
