import {
  describeLowContrasts,
  judgeContrasts,
  readLook,
  readThemeLook,
  type LookDeskData,
} from '@frontage/site-model/look';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { createScriptLoader } from '../create-script-loader';
import { LookFonts } from './LookFonts';
import { LookNotices } from './LookNotices';
import { LookParts } from './LookParts';
import { lookPath } from './look-query';
import { lookStyle } from './look-style';
import { sayOfLook } from './look-texts';
import { isSameLook } from './looks';
import { LookView } from './LookView';
import type { ShownLook } from './shown-look';
import { StartingLooks } from './StartingLooks';

/** Answers with the look of a site: what can be chosen, and a page of the site in it. */
export function lookPage(site: Site, contributor: Contributor, shown: ShownLook): EndpointReply {
  const { newest, at, runtime, failure, wrong = new Map(), wrongFont } = shown;
  const fonts = [...shown.fonts, ...(shown.ownFonts ?? [])];
  const { theme } = site.settings;
  const themeLook = readThemeLook(theme);
  const entered = shown.entered ?? newest.look;
  const contrasts = judgeContrasts(readLook(entered).look, themeLook);
  const { look: script = '' } = runtime.manifest;
  const load = `(${createScriptLoader.toString()})(document,${JSON.stringify(script)})()`;
  const data: LookDeskData = { theme, fonts, page: `${lookPath}/page?plain&at=` };
  const isSeen = isSameLook(newest.look, readLook(site.settings.look).look);
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfLook('title'),
      section: lookPath,
      styles: [lookStyle],
      frames: ["'self'"],
      scripts: script === '' ? [] : [load],
      ...(wrongFont !== undefined && { status: 400, isWrong: true }),
      ...(failure && { status: failure === 'wrong' ? 400 : 409, isWrong: true }),
    },
    <>
      <LookNotices site={site} shown={shown} />
      <div className="look" data-look-desk="" data-is-unsaved={failure && ''}>
        <div className="look-panel">
          <form method="post" action={lookPath} autoComplete="off" noValidate data-look-form="">
            <input type="hidden" name="seen" value={newest.number} />
            <input type="hidden" name="at" value={at} data-look-at="" />
            <div className="look-bar">
              <div className="row">
                <button className="button" data-look="quiet" name="do" value="draft">
                  {sayOfLook('save')}
                </button>
                <button className="button" name="do" value="publish">
                  {sayOfLook('publish')}
                </button>
                <Step name="undo" />
                <Step name="redo" />
              </div>
              <div className="row">
                <div className="look-said">
                  <p className="quiet" role="status" data-look-state="">
                    {sayOfLook(isSeen ? 'seen' : 'draft')}
                  </p>
                  <p className="wrong" role="status" data-look-low="">
                    {describeLowContrasts(contrasts)}
                  </p>
                </div>
                <a href={`${lookPath}/versions`}>{sayOfLook('versions')}</a>
              </div>
            </div>
            <StartingLooks theme={themeLook} />
            <LookParts
              fonts={fonts}
              theme={themeLook}
              entered={entered}
              wrong={wrong}
              contrasts={contrasts}
            />
          </form>
          <LookFonts wrong={wrongFont} areMissing={shown.ownFonts === undefined} />
        </div>
        <LookView at={at} pages={shown.pages} />
      </div>
      <script
        type="application/json"
        data-look-data=""
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>,
  );
}

function Step({ name }: { name: 'undo' | 'redo' }) {
  return (
    <button className="button" data-look="quiet" type="button" data-look-step={name} hidden>
      {sayOfLook(name)}
    </button>
  );
}
