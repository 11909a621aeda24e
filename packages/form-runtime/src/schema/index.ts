export { formDefinitionSchema, formFieldSchema } from './form-definition-schema';
