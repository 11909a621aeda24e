import { defineTexts } from '../../texts/block-texts';

/** The texts of the info bar. */
export const infoBarTexts = defineTexts('infoBar', {
  /** The name of the bar, for screen readers. */
  name: 'Contact',
  email: 'Email',
  phone: 'Call',
  map: 'Map',
  hours: 'Hours',
  hoursTitle: 'Opening hours',
});
