export { formSchema as newsletterSchema } from '../form/form.schema';
