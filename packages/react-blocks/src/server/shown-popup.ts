import type { PageSection } from '@frontage/site-model';
import type { PopupSettings } from '../blocks/popup/Popup';

/** The pop-up that a page has. */
export interface ShownPopup {
  /** The name of its dialog. */
  readonly title: string;
  readonly settings: PopupSettings;
  /** The blocks that it shows. */
  readonly section: PageSection;
}
