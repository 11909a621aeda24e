import type { ReactNode } from 'react';
import type { ServerPage } from './define-server-block';

/** The single title of a page: its own heading, or else the page's name above the block. */
export function PageTitle({ hasTitle, page }: Pick<ServerPage, 'hasTitle' | 'page'>): ReactNode {
  return hasTitle() ? null : <h1 className="fr-shop-title">{page.title}</h1>;
}
