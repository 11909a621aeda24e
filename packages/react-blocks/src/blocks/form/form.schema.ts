import * as z from 'zod';
import { id24 } from '../../stored/stored-parts.schema';

/** What a form block may store. */
export const formSchema = z.strictObject({ formId: id24 });
