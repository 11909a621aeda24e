import { TextsProvider } from '@frontage/react-blocks/react';
import type { ReactNode } from 'react';

const texts = {
  gallery: { next: 'Nächstes Bild', slides: '{first} bis {last} von {count}' },
  'search-preview': { found: { one: '# Seite', other: '# Seiten' } },
};

export const German = ({ children }: { children: ReactNode }) => (
  <TextsProvider language="de" texts={texts}>
    {children}
  </TextsProvider>
);
