import type { CheckoutAddress } from '@frontage/react-blocks/server';

/** The address of a checkout in which nobody has entered one. */
export const noAddress: CheckoutAddress = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};
