import { Booking } from '../blocks/booking/Booking';
import { Button } from '../blocks/button/Button';
import { Chart } from '../blocks/chart/Chart';
import { MapBlock } from '../blocks/map/MapBlock';
import { Marquee } from '../blocks/marquee/Marquee';
import { PageDate } from '../blocks/page-date/PageDate';
import { PriceMenu } from '../blocks/price-menu/PriceMenu';
import { ScaledText } from '../blocks/scaled-text/ScaledText';
import { Shape } from '../blocks/shape/Shape';
import { Share } from '../blocks/share/Share';

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
