import type { ImportLine } from './import-line';

/** Where a thing is looked at in the area; undefined for what is not there. */
export function hrefOfLine({ kind, targetId, state }: ImportLine): string | undefined {
  const isThere = state === 'made' || state === 'same' || state === 'kept' || state === 'stays';
  if (targetId === null || !isThere || kind === 'other') return undefined;
  return `${paths[kind]}/${targetId}`;
}

const paths = {
  page: '/config/pages',
  post: '/config/pages',
  product: '/config/product',
  picture: '/config/files',
  form: '/config/forms',
} as const;
