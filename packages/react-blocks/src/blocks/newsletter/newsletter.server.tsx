import { defineServerBlock } from '../../server-block/define-server-block';
import { findForm, type FormServices } from '../form/form-services';
import { Newsletter } from './Newsletter';
import { newsletterFields } from './newsletter.fields';

/** How the server renders a newsletter block. */
export const newsletterServer = defineServerBlock<typeof newsletterFields, FormServices>({
  id: 'newsletter',
  fields: newsletterFields,
  cache: 'page',
  scripts: ['form'],
  render: ({ id, data }, _place, services) => {
    const form = findForm(data.formId, id, services);
    return form && <Newsletter id={id} {...form} />;
  },
});
