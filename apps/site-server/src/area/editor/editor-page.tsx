import { editorStyle, frameNames, frameWidths, paletteStyle } from '@frontage/page-editor/page';
import type { EditorData } from '@frontage/site-model/editing';
import { areaPage } from '../area-page';
import { controlsAreaStyle } from '../area-style';
import { createScriptLoader } from '../create-script-loader';
import { siteTitle } from '../../accounts/account-manner';
import type { EndpointReply } from '../../http/endpoint';
import type { Runtime } from '../../pages/runtime/load-runtime';
import type { Site } from '../../sites/site-settings';
import type { FoundPage } from '../pages/define-page-action';
import { isItemPage } from '../pages/is-item-page';
import { mayEditPages } from '../pages/one-page';
import { itemFactsPath, pagesPath } from '../pages/page-query';
import { sayOfPages } from '../pages/page-texts';
import { sayOfEditor } from './editor-texts';

/**
 * Answers with the editor of a page: the page in a frame, as the server renders its newest version,
 * and room for the controls, which a script fills.
 *
 * @param site the site
 * @param found the page, who edits it, and what they may do to it
 * @param data what the script begins with
 * @param runtime has the script
 */
export function editorPage(
  site: Site,
  { contributor, page, may }: FoundPage,
  data: EditorData,
  { manifest: { editor = '' } }: Pick<Runtime, 'manifest'>,
): EndpointReply {
  const path = `${pagesPath}/${page.id}`;
  const load = `(${createScriptLoader.toString()})(document,${JSON.stringify(editor)})()`;
  return areaPage(
    {
      title: sayOfEditor('title', { title: page.title }),
      site: siteTitle(site),
      scripts: editor === '' ? [] : [load],
      style: controlsAreaStyle,
      styles: [editorStyle, paletteStyle],
      frames: ["'self'"],
    },
    <body className="editor">
      <header className="editor-bar">
        <a className="button" data-look="quiet" href={path}>
          {sayOfEditor('back')}
        </a>
        <h1>{page.title}</h1>
        <p className="quiet" role="status" data-editor-state="">
          {sayOfEditor(editor === '' ? 'unbuilt' : 'state')}
        </p>
        <p className="editor-others" role="status" data-editor-others="" />
        <div className="row">
          <Act name="undo" />
          <Act name="redo" />
          <Act name="add" />
        </div>
        <WidthChoice />
        <button
          className="button editor-more-opens"
          data-look="quiet"
          type="button"
          popoverTarget="editor-more"
        >
          {sayOfEditor('more')}
        </button>
        <MoreWays path={path} />
        <form action={`${path}/changes`} data-editor-publish="">
          <button className="button">{sayOfEditor(may.publish ? 'publish' : 'review')}</button>
        </form>
      </header>
      {data.status.hour !== '' && <p className="quiet editor-hour">{data.status.hour}</p>}
      <noscript>
        <p className="notice">{sayOfEditor('noScript')}</p>
      </noscript>
      <div className="editor-room">
        <main className="editor-stage">
          <iframe title={sayOfEditor('frame')} src={data.frame} data-editor-frame="" />
        </main>
        <aside className="editor-panel" aria-label={sayOfEditor('panel')} data-editor-panel="">
          <p className="quiet">{sayOfEditor('panelEmpty')}</p>
          <p className="quiet" data-by-keys="">
            {sayOfEditor('panelKeys')}
          </p>
          {isItemPage(page) && mayEditPages(contributor) && (
            <p>
              <a href={itemFactsPath(page.id)}>{sayOfPages('itemFacts')}</a>
            </p>
          )}
        </aside>
      </div>
      <p className="unseen" role="status" data-editor-announcement="" />
      <script
        type="application/json"
        data-editor-data=""
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </body>,
  );
}

/** What a narrow bar holds under “More”. */
function MoreWays({ path }: { path: string }) {
  return (
    <div className="editor-more" id="editor-more" popover="auto">
      <a className="button" data-look="quiet" href={`${path}/previews`} data-editor-previews="">
        {sayOfEditor('previews')}
      </a>
      <a className="button" data-look="quiet" href={`${path}/versions`}>
        {sayOfEditor('versions')}
      </a>
    </div>
  );
}

function Act({ name }: { name: 'undo' | 'redo' | 'add' }) {
  return (
    <button className="button" data-look="quiet" type="button" data-editor-act={name} disabled>
      {sayOfEditor(name)}
    </button>
  );
}

function WidthChoice() {
  return (
    <fieldset className="editor-widths">
      <legend className="unseen">{sayOfEditor('width')}</legend>
      {frameNames.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="width"
            value={frameWidths[name]}
            defaultChecked={name === 'full'}
            data-editor-width=""
          />
          <span>{sayOfEditor(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
