import type { CheckoutAddress } from '@frontage/react-blocks/server';

/** The empty address of a new checkout. */
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
