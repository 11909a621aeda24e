import type { ReactNode } from 'react';
import type { ServerPage } from './define-server-block';

/** A page has one title: its own words, or else its name above the block. */
export function PageTitle({ hasTitle, page }: Pick<ServerPage, 'hasTitle' | 'page'>): ReactNode {
  return hasTitle() ? null : <h1 className="fr-shop-title">{page.title}</h1>;
}
