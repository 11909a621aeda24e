import { Newsletter } from '@frontage/react-blocks/react';

const letter = {
  id: '5f1c0a9be4d2c3b1a0987655',
  name: 'Letter',
  submitText: 'Subscribe',
  successText: 'Nearly: open the link in the mail that we have sent you.',
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
} as const;

export function Letter() {
  return <Newsletter definition={letter} page={{ id: 'home', title: 'Home', path: '/' }} />;
}
