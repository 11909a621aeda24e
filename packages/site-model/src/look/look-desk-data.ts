import type { LookFont } from './look-fonts';

/** What the script of the screen of the look begins with. */
export interface LookDeskData {
  /** The style sheet of the site's theme. */
  readonly theme: string;
  /** The fonts that pages can have, uploaded ones among them. */
  readonly fonts: readonly LookFont[];
  /** Where a page of the site is shown without any look; its path and query follow. */
  readonly page: string;
}
