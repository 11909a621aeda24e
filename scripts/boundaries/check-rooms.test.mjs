import { describe, expect, it } from 'vitest';
import { checkBoundaries } from '../boundaries.mjs';
import { plantTree } from '../testing/plant-tree.mjs';
import { MOST_FILES_WITHOUT_ROOMS, ROOM_TABLES } from './rooms.table.mjs';
import { PACKAGES } from '../boundaries.table.mjs';

const room = (...imports) => ({ subject: 'one thing', imports });
const tables = {
  'site-server': {
    databaseTables: { declaredIn: 'Tables', migrations: 'app/steps' },
    rooms: {
      store: room(),
      mail: room('store'),
      'shop/cart': room('store'),
      shop: room('mail', 'shop/cart'),
      'app/steps': room(),
      '.': room('shop'),
    },
  },
};
const src = (path) => `apps/site-server/src/${path}`;

const CLEAN = {
  [src('store/store.ts')]: 'export interface Tables {}\nexport interface Store {}',
  [src('mail/outbox.ts')]:
    "import type { Store } from '../store/store';\n" +
    "declare module '../store/store' { interface Tables { outbox: string } }\n" +
    "export const put = (db) => db.insertInto('outbox');\n" +
    "export const take = (db) => db.deleteFrom('outbox as mail');",
  [src('shop/cart/carts.ts')]: "import '../../store/store';\nexport const a = 1;",
  [src('shop/buy.ts')]:
    "import { a } from './cart/carts';\nconst mail = () => import('../mail/outbox');",
  [src('shop/buy.test.ts')]: "import '../index';\ndb.insertInto('outbox');",
  [src('app/steps/first.ts')]: 'await sql`insert into outbox values (1)`;',
  [src('index.ts')]: "export { a } from './shop/buy';",
};

const check = (files, rules = {}) =>
  checkBoundaries(plantTree({ ...CLEAN, ...files }), { tables, ...rules }).violations;

describe('rooms inside a package', () => {
  it('are as their table says', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    ['an arrow the table has not', 'mail/a.ts', "import '../shop/cart/carts';", 'shop/cart'],
    ['a type arrow', 'mail/a.ts', "import type { A } from '../shop/buy';", 'shop'],
    ['a lazy arrow', 'mail/a.ts', "const a = import('../shop/buy');", 'shop'],
    ['an arrow by export', 'mail/a.ts', "export { a } from '../shop/buy';", 'shop'],
    ['an arrow in a type', 'mail/a.ts', "type A = import('../shop/buy').A;", 'shop'],
    [
      'an arrow to types that are added to',
      'mail/a.ts',
      "export {};\ndeclare module '../shop/buy' {}",
      'shop',
    ],
    ['an inner room to the one around it', 'shop/cart/a.ts', "import '../buy';", 'shop'],
  ])('refuses %s', (_name, path, text, other) => {
    const [violation, ...more] = check({ [src(path)]: `\n${text}\n` });
    expect(more).toEqual([]);
    expect(violation).toMatch(new RegExp(`^${src(path)}:\\d+ imports .*may not import ${other}$`));
  });

  it('refuses a file that no room is around', () => {
    expect(check({ [src('cellar/a.ts')]: 'export {};' })).toEqual([
      `${src('cellar/a.ts')}: stands in no room; give its folder a row in scripts/boundaries/rooms/site-server.table.mjs`,
    ]);
  });

  it('refuses a table that points upwards, to no room, or has an arrow that nobody takes', () => {
    const wrong = structuredClone(tables);
    wrong['site-server'].rooms.store.imports.push('mail', 'attic');
    wrong['site-server'].rooms['shop/cart'].imports.push('mail');
    expect(check({}, { tables: wrong })).toEqual([
      'rooms of site-server: store imports mail, which stands above it',
      'rooms of site-server: store imports attic, which is no room',
      'rooms of site-server: shop/cart imports nothing of mail; take the arrow out',
    ]);
  });

  it('that puts all together may import every room before it, and read their tables', () => {
    const whole = structuredClone(tables);
    whole['site-server'].rooms['.'].imports = ['*'];
    const top = "import './shop/buy';\ndb.selectFrom('outbox');";
    expect(check({ [src('index.ts')]: top }, { tables: whole })).toEqual([]);
    const { store, '.': composition, ...above } = whole['site-server'].rooms;
    whole['site-server'].rooms = { store, '.': composition, ...above };
    expect(check({ [src('index.ts')]: top }, { tables: whole })).toEqual([
      expect.stringContaining('the room . may not import shop'),
      expect.stringContaining('reads outbox of the room mail, which . may not import'),
    ]);
  });

  it('of a folder, where it has no line of its own, are as all of them there', () => {
    const many = structuredClone(tables);
    const { '.': top, ...below } = many['site-server'].rooms;
    top.imports.push('shop/*');
    many['site-server'].rooms = { ...below, 'shop/*': room('store'), '.': top };
    const files = {
      [src('shop/gifts/a.ts')]: "import '../../store/store';",
      [src('shop/codes/a.ts')]: 'export {};',
      [src('b.ts')]: "import './shop/gifts/a';",
    };
    const found = (more) => check({ ...files, ...more }, { tables: many });
    expect(found({})).toEqual([]);
    expect(
      found({
        [src('shop/gifts/a.ts')]: "import '../codes/a';",
        [src('shop/codes/a.ts')]: "import '../buy';",
        [src('mail/a.ts')]: "import '../shop/gifts/a';",
      }),
    ).toEqual([
      expect.stringContaining('the room mail may not import shop/gifts'),
      expect.stringContaining('the room shop/codes may not import shop'),
      expect.stringContaining('the room shop/gifts may not import shop/codes'),
    ]);
  });

  it('are wanted in a package of more files than one looks through', () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_FILES_WITHOUT_ROOMS + 1 }, (_, index) => [
        `packages/motion/src/file-${index}.ts`,
        'export {};',
      ]),
    );
    expect(check(many)).toEqual([
      `motion has ${MOST_FILES_WITHOUT_ROOMS + 1} source files and no rooms: give it a table of rooms`,
    ]);
    const tests = Object.fromEntries(
      Object.keys(many).map((path) => [path.replace('.ts', '.test.ts'), 'export {};']),
    );
    expect(check(tests)).toEqual([]);
  });
});

describe('tables of a database', () => {
  const write = (text) => check({ [src('shop/cart/a.ts')]: `\n${text}\n` });

  it.each(["db.insertInto('outbox')", "db.updateTable('outbox')", "db.deleteFrom('outbox as o')"])(
    'are written by the room that declares them, not by %s elsewhere',
    (text) => {
      expect(write(text)).toEqual([
        `${src('shop/cart/a.ts')}:2 writes to outbox: only mail does, which declares it; call a function of it`,
      ]);
    },
  );

  it('are not written by SQL elsewhere either', () => {
    expect(write('await sql`update outbox set a = 1`.execute(db);')).toHaveLength(1);
    expect(write('await sql`select a from attic`.execute(db);')).toEqual([]);
  });

  it.each(["db.selectFrom('outbox')", "db.selectFrom(x).innerJoin('outbox as o', 'o.a', 'a')"])(
    'are read by rooms that may import their own, not by %s elsewhere',
    (text) => {
      expect(write(text)).toEqual([
        `${src('shop/cart/a.ts')}:2 reads outbox of the room mail, which shop/cart may not import`,
      ]);
      expect(check({ [src('shop/a.ts')]: `const a = ${text};` })).toEqual([]);
    },
  );

  it('are named by a text, and declared by a room', () => {
    expect(write('for (const table of all) db.deleteFrom(table);')).toEqual([
      expect.stringContaining('writes to a table that is not named by a text'),
    ]);
    expect(write("db.insertInto('attic')")).toEqual([
      expect.stringContaining('uses attic, which no room declares'),
    ]);
  });
});

describe('the tables of rooms', () => {
  it('name only packages there are', () => {
    const named = Object.keys(ROOM_TABLES);
    expect(named.filter((name) => PACKAGES[name] === undefined)).toEqual([]);
  });
});
