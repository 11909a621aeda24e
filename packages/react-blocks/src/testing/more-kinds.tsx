import { Archive } from '../blocks/archive/Archive';
import { Booking } from '../blocks/booking/Booking';
import { Button } from '../blocks/button/Button';
import { Chart } from '../blocks/chart/Chart';
import { Code } from '../blocks/code/Code';
import { Comments } from '../blocks/comments/Comments';
import { Divider } from '../blocks/divider/Divider';
import { Logo } from '../blocks/logo/Logo';
import { MapBlock } from '../blocks/map/MapBlock';
import { Markdown } from '../blocks/markdown/Markdown';
import { Marquee } from '../blocks/marquee/Marquee';
import { Navigation } from '../blocks/navigation/Navigation';
import { PageDate } from '../blocks/page-date/PageDate';
import { PriceMenu } from '../blocks/price-menu/PriceMenu';
import { ScaledText } from '../blocks/scaled-text/ScaledText';
import { Shape } from '../blocks/shape/Shape';
import { Share } from '../blocks/share/Share';
import { SocialLinks } from '../blocks/social-links/SocialLinks';
import { Spacer } from '../blocks/spacer/Spacer';
import { Tags } from '../blocks/tags/Tags';
import { testItems } from './test-items';

/** Small blocks with their behaviour, for what holds of every block. */
export const moreKinds = {
  'button that asks': {
    block: <Button id="b" text="Visit" href="/visit" ask="Leave the shop?" hint="Opens at nine" />,
    load: () => import('../blocks/button/button.mount'),
  },
  map: {
    block: <MapBlock id="b" location={{ addressTitle: 'Netloft' }} tiles="/{z}/{x}/{y}" />,
    load: () => import('../blocks/map/map.mount'),
  },
  'menu with prices': {
    block: (
      <PriceMenu
        id="b"
        menus={['Tea', 'Buns'].map((title) => ({ title, items: [{ title: 'One', price: '£2' }] }))}
        firstOption="Cup"
        secondOption="Pot"
      />
    ),
    load: () => import('../blocks/price-menu/price-menu.mount'),
  },
  markdown: {
    block: (
      <Markdown
        id="b"
        text={'## Mending\n\n- [x] Cup\n\n| a | b |\n|-|-:|\n| 1 | `2` |\n\n> So.'}
      />
    ),
  },
  archive: { block: <Archive id="b" view={testItems} groupBy="category" /> },
  tags: { block: <Tags id="b" view={testItems} /> },
  logo: { block: <Logo id="b" name="Netloft" /> },
  navigation: {
    block: <Navigation id="b" title="Here" links={[{ title: 'A', href: '/a' }]} path="/a" />,
  },
  'links to accounts': {
    block: <SocialLinks id="b" accounts={[{ href: 'https://x.com/kiln' }, { href: 'tel:1' }]} />,
  },
  divider: { block: <Divider id="b" pattern="double" color="accent" width={20} /> },
  spacer: { block: <Spacer id="b" height={64} /> },
  comments: {
    block: (
      <Comments
        id="b"
        atOnce={1}
        comments={[
          { author: 'Ida', text: 'One', date: '2026-03-01' },
          { author: 'Tom', text: 'Two', replyTo: 'b-1' },
        ]}
      />
    ),
  },
  code: { block: <Code id="b" title="Tides" address="about:blank" height={200} /> },
  'date of a page': {
    block: <PageDate id="b" at={Date.UTC(2026, 4, 12)} />,
    load: () => import('../blocks/page-date/page-date.mount'),
  },
  booking: {
    block: <Booking id="b" provider="tock" placeId="netloft" title="A table" />,
    load: () => import('../blocks/booking/booking.mount'),
  },
  chart: { block: <Chart id="b" title="Pots" data={'Year;Bowls;Jugs\n2024;3;1'} /> },
  marquee: {
    block: <Marquee id="b" items={[{ text: 'Open' }, { text: 'Buns', href: '/buns' }]} />,
    load: () => import('../blocks/marquee/marquee.mount'),
  },
  shape: {
    block: (
      <Shape
        id="b"
        shape="arch"
        alt="A window"
        shadow={{ angle: 90, distance: { value: 5, unit: '%' } }}
      />
    ),
    load: () => import('../blocks/shape/shape.mount'),
  },
  'scaled text': {
    block: <ScaledText id="b" text="Open on Thursdays" level={3} />,
    load: () => import('../blocks/scaled-text/scaled-text.mount'),
  },
  share: {
    block: <Share id="b" href="/about" />,
    load: () => import('../blocks/share/share.mount'),
  },
};
