import { Form } from '@frontage/react-blocks/react';

const contact = {
  id: '5f1c0a9be4d2c3b1a0987654',
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you. We answer within two days.',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true, autocomplete: 'name' },
    { id: 'email', type: 'email', title: 'Email', required: true, autocomplete: 'email' },
    { id: 'message', type: 'textarea', title: 'Message', required: false, maxLength: 500 },
  ],
} as const;

export function Contact() {
  return <Form definition={contact} page={{ id: 'contact', title: 'Contact', path: '/contact' }} />;
}
