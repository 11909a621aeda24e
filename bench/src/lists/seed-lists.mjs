/** How many rows each list has. */
export const rowCount = 100_000;

/** The word of one row in the middle of each list. */
export const rareWord = 'quernstone';

/** Time between two rows, and of the first one, UTC milliseconds: the log is kept for two years. */
const step = 60_000;
const start = Date.now() - (rowCount + 1) * step;

/**
 * The middle of a list: half of it is older.
 *
 * @param {string} kind the beginning of its ids
 */
export function middleOf(kind) {
  const number = rowCount / 2;
  return { number, id: idOf(kind, number), time: start + number * step };
}

function idOf(kind, number) {
  return `${kind}${String(number).padStart(24 - kind.length, '0')}`;
}

/**
 * Fills a database of the demo with as many rows of each list, in the columns that the area reads.
 *
 * @param {import('./open-database.mjs').OpenDatabase} db
 */
export function seedLists(db) {
  const value = (sql) => db.prepare(`${sql} limit 1`).get()?.value;
  const site = value('select id as value from site order by id');
  const form = value('select id as value from form order by id');
  const product = value("select id as value from product where document like '%sponge%'");
  const version = value("select draft_version_id as value from page where slug = 'about'");
  const coupon = JSON.stringify({
    code: 'KILN',
    kind: 'percent',
    ratePerMillion: 100_000,
    amounts: {},
    startsAt: null,
    endsAt: null,
    usesLeft: null,
    productIds: [],
  });
  const common = { site, form, product, version, coupon, rare: rareWord, start, step };
  db.exec('pragma foreign_keys = off; begin');
  for (const insert of inserts) {
    const [into, selected] = insert.split('\n');
    const named = Object.entries(common).filter(([name]) => insert.includes(`@${name}`));
    db.prepare(`${into} ${rows} ${selected}`).run(Object.fromEntries(named));
  }
  db.exec('commit');
}

const id = (kind) => `printf('${kind}%0${24 - kind.length}d', i)`;
const createdAt = '@start + i * @step';
/** Words as rows have them, and in one row the rare one. */
const words = `'a jar of glaze number ' || i || iif(i = ${rowCount / 2}, ' ' || @rare, '')`;
const email = `iif(i = ${rowCount / 2}, @rare, 'visitor' || i) || '@example.com'`;

/** The numbers of the rows. */
const rows = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rowCount})`;

/** Each inserts as many rows as `n` has. */
const inserts = [
  `insert into submission (id, site_id, form_id, key, body, page_id, page_title, page_path, content_source, flagged, search_text, read_at, created_at)
   select ${id('aa')}, @site, @form, 'bench' || i, json_object('text-1', 'Ada ' || i, 'textarea-1', ${words}), 'p', 'Contact', '/contact', 'c', i % 50 = 0, ${words}, iif(i % 10 = 0, null, 1), ${createdAt} from n`,
  `insert into shop_order (id, site_id, purchase_id, number, email, currency, grand_total_cents, due_cents, payment_id, payment_state, document, refundable, refunds, version, requires_shipping, sent_at, buyer_key, visitor, created_at, updated_at)
   select ${id('bb')}, @site, 'bench' || i, i, ${email}, 'EUR', 4200, 0, 'p' || i, 'paid', '{}', '{}', '{}', 1, 1, iif(i % 100 = 0, null, 1), 'k' || i, '', ${createdAt}, 1 from n`,
  `insert into product (id, site_id, slug, category, state, search_text, document, revision, created_at, updated_at)
   select ${id('cc')}, @site, 'bench-' || i, '', 'published', ${words}, (select document from product where id = @product), 1, ${createdAt}, 1 from n`,
  `insert into stock (product_id, variant_id, site_id, quantity)
   select ${id('cc')}, (select variant_id from stock where product_id = @product limit 1), @site, 20 from n`,
  `insert into member (id, site_id, email, email_key, name, name_key, password, created_at, updated_at)
   select ${id('dd')}, @site, ${email}, ${email}, 'Visitor ' || i, 'visitor ' || i, 'x', ${createdAt}, 1 from n`,
  `insert into page_version (id, site_id, page_id, number, title, description, document, plain_text, created_at)
   select ${id('e1')}, @site, ${id('ee')}, 1, 'Page ' || i, '', (select document from page_version where id = @version), '', 1 from n`,
  `insert into page (id, site_id, slug, page_type, draft_version_id, published_version_id, search_text, created_at, updated_at)
   select ${id('ee')}, @site, 'bench/' || ${id('p')}, 1, ${id('e1')}, ${id('e1')}, ${words}, ${createdAt}, ${createdAt} from n`,
  `insert into page_words (page_id, site_id, title_words, words, renewed)
   select ${id('ee')}, @site, ' page ' || i || ' ', ' page ' || i || ' §page §' || i || ' ' || ${words} || ' ', 1 from n`,
  `insert into review (id, site_id, product_id, order_id, stars, title, text_body, name, search_text, state, created_at, updated_at)
   select ${id('ff')}, @site, @product, ${id('bb')}, 5, 'Good', 'It holds.', 'Ada', ${words}, 'waiting', ${createdAt}, 1 from n`,
  `insert into coupon (id, site_id, code_key, document, uses, created_at, updated_at)
   select ${id('a1')}, @site, upper(${email}), json_set(@coupon, '$.code', upper(${email})), 0, ${createdAt}, 1 from n`,
  `insert into gift_card (id, site_id, code_hash, last_four, currency, balance_cents, order_id, created_at)
   select ${id('a2')}, @site, 'h' || i, substr(${email}, 1, 4), 'EUR', 500, ${id('bb')}, ${createdAt} from n`,
  `insert into audit_entry (id, site_id, act, actor, subject, search_text, network, created_at)
   select ${id('a3')}, @site, 'signIn', 'Ada', ${words}, 'ada ' || ${words}, '203.0.113.0/24', ${createdAt} from n`,
  `insert into asset (id, site_id, name, mime, width, height, alt, focal_x, focal_y, color, bytes, search_text, created_at)
   select ${id('a4')}, @site, 'jar-' || i || '.jpg', 'image/jpeg', 900, 600, 'A jar', 0.5, 0.5, '#887766', 9000, ${words}, ${createdAt} from n`,
  `insert into account (id, site_id, email, email_key, name, search_text, password, roles, created_at, updated_at)
   select ${id('a5')}, @site, ${email}, ${email}, 'Ada', 'ada ' || ${email}, 'x', '["editor"]', ${createdAt}, 1 from n`,
  `insert into access_token (id, site_id, account_id, name, search_text, token_hash, permissions, created_at, expires_at)
   select ${id('a6')}, @site, 'bench', ${words}, ${words}, 't' || i, '["settings.auditLog"]', ${createdAt}, 9000000000000 from n`,
  `insert into redirect (site_id, path, target, page_id, created_at)
   select @site, '/bench/' || ${id('')} || iif(i = ${rowCount / 2}, '-' || @rare, ''), '/contact', null, ${createdAt} from n`,
];
