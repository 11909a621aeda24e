import type { SiteAnswers } from './site-answers';
import type { StarterFacts } from './starter-facts';

/** `site.json` of a new site. */
export function starterSettings(
  { name, email }: SiteAnswers,
  { timeZone, year }: Pick<StarterFacts, 'timeZone' | 'year'>,
) {
  return {
    locale: 'en',
    dir: 'ltr',
    headerFooter: {
      header: {
        title: name,
        navigation: [
          { title: 'Home', href: '/' },
          { title: 'Write to us', href: '/contact' },
        ],
      },
      footer: {
        columns: [
          {
            title: name,
            lines: [
              { text: 'Home', href: '/' },
              { text: 'Write to us', href: '/contact' },
            ],
          },
        ],
        note: `© ${year} ${name}`,
      },
    },
    fonts: ['/_frontage/fonts/instrument-sans-latin-wght-normal.woff2'],
    context: { timeZone },
    shop: {
      // A new site has no mail server, so no buyer would get the link that confirms an order.
      unconfirmedOrderHours: 0,
      ...(email !== '' && { orderMail: email }),
    },
  };
}
