import { defineServerBlock } from '../../server-block/define-server-block';
import { Form } from './Form';
import { findForm, type FormServices } from './form-services';
import { formFields } from './form.fields';

/** How the server renders a form block. */
export const formServer = defineServerBlock<typeof formFields, FormServices>({
  id: 'form',
  fields: formFields,
  cache: 'page',
  render: ({ id, data }, _place, services) => {
    const known = findForm(data.formId, services);
    return known && <Form id={id} {...known} recaptcha={services.recaptcha} />;
  },
});
