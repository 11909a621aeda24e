// The rooms inside packages and apps. A package with too many files to look through needs a table.
import { CENSUS } from './rooms/census.table.mjs';
import { COMMERCE_MODEL } from './rooms/commerce-model.table.mjs';
import { DEMO } from './rooms/demo.table.mjs';
import { FORM_RUNTIME } from './rooms/form-runtime.table.mjs';
import { GALLERY_ENGINE } from './rooms/gallery-engine.table.mjs';
import { PAGE_EDITOR } from './rooms/page-editor.table.mjs';
import { REACT_BLOCKS } from './rooms/react-blocks.table.mjs';
import { SITE_MODEL } from './rooms/site-model.table.mjs';
import { CORE_LIFECYCLE } from './rooms/core-lifecycle.table.mjs';
import { SITE_RUNTIME } from './rooms/site-runtime.table.mjs';
import { SITE_SERVER } from './rooms/site-server.table.mjs';

/**
 * @typedef {{
 *   subject: string, imports: string[], isUnnamed?: boolean, importsAll?: boolean,
 * }} Room
 * `imports`: the rooms that it may import, values and types; `*` is every room before it, for what
 * puts all of them together
 *
 * @typedef {{
 *   rooms: Record<string, Room>,
 *   databaseTables?: { declaredIn: string, migrations: string },
 * }} RoomTable
 * `rooms`: lowest first, by their folder below `src`; `.` is `src` itself. A folder belongs to the
 * deepest room around it. `folder/*` is a room for each folder in it that has no line of its own;
 * these do not import each other. `databaseTables`: the interface that rooms declare their tables
 * in, and the room of the migrations.
 */

/** A package with more source files than this needs rooms: they no longer fit on a screen. */
export const MOST_FILES_WITHOUT_ROOMS = 40;

/** @type {Record<string, RoomTable>} by package */
export const ROOM_TABLES = {
  census: CENSUS,
  'site-model': SITE_MODEL,
  'commerce-model': COMMERCE_MODEL,
  'form-runtime': FORM_RUNTIME,
  'gallery-engine': GALLERY_ENGINE,
  'react-blocks': REACT_BLOCKS,
  'page-editor': PAGE_EDITOR,
  'core-lifecycle': CORE_LIFECYCLE,
  'site-runtime': SITE_RUNTIME,
  'site-server': SITE_SERVER,
  demo: DEMO,
};
