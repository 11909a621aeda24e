import { CartIndicator } from '@frontage/react-blocks/react';

export function Header() {
  return (
    <header>
      <a href="/">Netloft</a>
      <CartIndicator />
    </header>
  );
}
