export { savedSubmissionSchema, searchFindingsSchema, submissionKeySchema } from './reply-schemas';
