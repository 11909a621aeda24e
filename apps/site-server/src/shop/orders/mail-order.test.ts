import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods, moonJar } from '../../testing/shop-fixture';
import { deskOf, shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { findOrderByNumber } from './orders';
import { sendOrder } from './send-order';
import { settleOrder } from './settle-order';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const mails = () =>
  shop.store.read
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at')
    .orderBy('recipient')
    .orderBy('id')
    .execute();
const mailOf = async (subject: string) => (await mails()).find((mail) => mail.subject === subject);
const orderId = async () => (await findOrderByNumber(shop.store.read, ids.site, 1_001))?.id ?? '';

it('what a buyer answers reaches the owner, and the other way round', async () => {
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
  await settleOrder(shop.store, deskOf(shop).links, await orderId());
  await sendOrder(shop.store, deskOf(shop).links, await orderId());
  for (const { recipient, reply_to } of await mails())
    expect([recipient, reply_to].sort()).toEqual(['ada@example.com', 'owner@studio.example']);
  expect(await mails()).toHaveLength(5);
});

it('the buyer is told how to pay, the owner that it is not paid; each in one paragraph for the pieces and one for the sums', async () => {
  await buyer.add(goods.jar, 'small', 2);
  await buyer.add(goods.course, 'seat');
  await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
  const [toBuyer, toOwner] = await mails();
  expect(toBuyer?.text_body.split('\n\n')).toEqual([
    'Thank you for your order 1001.',
    '2 × Moon jar (Small): US$80.00\n1 × Throwing course: US$120.00',
    'Shipping: US$5.00\nTaxes: US$20.00\nTotal: US$225.00',
    'Please transfer US$225.00 and quote order 1001. We will keep it for you until 15 January 2026.',
    'To account 1.',
    'Delivery address:\nAda Lovelace\n1 Kiln Road\nSpringfield IL 62701\nUnited States',
    expect.stringMatching(/^View your order: http:\/\/studio\.example\/order\/[\w.-]{68}$/),
  ]);
  expect(toOwner?.text_body).toContain(
    'US$225.00 is still to be paid, directly to you. The order will be cancelled on 15 January 2026 unless you mark it as paid by then.',
  );
  expect(toOwner?.text_body).not.toContain('Please transfer');
});

it('who paid by hand hears that the money is here, also where nothing else comes by mail', async () => {
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
  await settleOrder(shop.store, deskOf(shop).links, await orderId());
  expect((await mailOf('We have received your payment for order 1001'))?.text_body).toContain(
    'Thank you. We have received your payment for order 1001 from Studio.',
  );
});

it('codes of gift cards stand in no mail: it says where they are', async () => {
  await buyer.add(goods.gift, 'fifty', 3);
  await buyer.pay(await buyer.checkout(), { payment: 'card' });
  const text = (await mails())[0]?.text_body ?? '';
  expect(text).toContain('You can see the code of Gift card on your order page.');
  expect(text).not.toMatch(/([2-9A-Z]{4}-){6}/);
});

it('what was sent is told without what needs no parcel', async () => {
  await buyer.add(goods.jar, 'small');
  await buyer.add(goods.gift, 'fifty');
  await buyer.pay(await buyer.checkout(), { payment: 'card' });
  await sendOrder(shop.store, deskOf(shop).links, await orderId());
  const sent = (await mailOf('Your order 1001 is on its way'))?.text_body ?? '';
  expect(sent).toContain(
    'Your order from Studio has been sent:\n\n1 × Moon jar (Small)\n\nDelivery address:',
  );
  expect(sent).not.toContain('Gift card');
});

it('what owner and buyer write stays text: no tag, no second header', async () => {
  const title = 'A <b>jar</b> & "more"';
  await shop.store.saveProduct(ids.site, { ...moonJar, product: { ...moonJar.product, title } });
  const header = { title: 'Studio\r\nBcc: all@example.com', navigation: [] };
  await shop.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: {
      ...settings,
      headerFooter: { ...settings.headerFooter, header },
      shop: shopSettings,
    },
  });
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { name: '<img src=x onerror=alert(1)>' });
  const [toBuyer] = await mails();
  expect(toBuyer?.text_body).toContain(title);
  expect(toBuyer?.html_body).toContain('A &lt;b&gt;jar&lt;/b&gt; &amp; &quot;more&quot;');
  expect(toBuyer?.html_body).not.toMatch(/<img|<b>/);
  expect(toBuyer?.subject).not.toMatch(/[\r\n]/);
});

it('an order of a page in German is told in German where the site speaks it, with its days and amounts', async () => {
  const server = {
    orderThanks: 'Danke für Ihre Bestellung {number}.',
    openTransfer: 'Bitte überweisen Sie {amount}.',
    openUntil: 'Wir heben sie bis {date} auf.',
  };
  await shop.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: {
      ...settings,
      locale: 'de-DE',
      languages: { de: { texts: { server } } },
      shop: shopSettings,
    },
  });
  await buyer.add(goods.jar, 'small');
  await buyer.pay(await buyer.checkout(), { payment: 'transfer' });
  expect((await mails())[0]?.text_body).toMatch(
    /^Danke für Ihre Bestellung 1001\.[^]*Bitte überweisen Sie 49,00\s\$\. Wir heben sie bis 15\. Januar 2026 auf\.[^]*Vereinigte Staaten/,
  );
});
