import { createHash } from 'node:crypto';
import { createScriptLoader } from './create-script-loader';
import { fetchFound } from './fetch-found';
import { findPath } from './FindDialog';
import { mountFindKeys } from './mount-find-keys';
import { mountFindMenu } from './mount-find-menu';
import { renderFound } from './render-found';

/** Milliseconds that somebody stops typing before the server is asked. */
const pause = 120;

const parts = `{fetchFound:${fetchFound.toString()},renderFound:${renderFound.toString()},pause:${pause}}`;

/** The script of the dialog that finds, which is loaded when somebody opens it. */
export const findMenuScript = `(${mountFindMenu.toString()})(document.querySelector('#find'),${parts})`;

/** The path of that script. */
export const findMenuPath = `${findPath}/menu.js`;

const hash = createHash('sha256').update(findMenuScript).digest('base64url').slice(0, 12);
const address = JSON.stringify(`${findMenuPath}?v=${hash}`);

/** The script of every page of the area: the keys that open the dialog. */
export const findKeysScript = `(${mountFindKeys.toString()})(document,(${createScriptLoader.toString()})(document,${address}))`;
