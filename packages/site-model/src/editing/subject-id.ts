import type { PageOperation } from './page-operation';

/** The id of the block or section that an operation is about. */
export function subjectId(operation: PageOperation): string {
  const about = 'block' in operation ? operation.block : operation.section;
  return typeof about === 'string' ? about : about.id;
}
