import { CookieBanner } from '@frontage/react-blocks/react';

// The root element says that visitors are asked: <html data-consent="asked">
export function Footer() {
  return (
    <footer>
      <a href="/cookies">Cookies</a>
      <CookieBanner
        variant="POPUP"
        settingsHref="/cookies"
        onChoice={(choice) => console.info(`Cookies: ${choice}`)}
      >
        <p>May we count how this site is used?</p>
      </CookieBanner>
    </footer>
  );
}
