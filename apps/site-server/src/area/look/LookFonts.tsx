import { showFileSize } from '@frontage/commerce-model';
import { mostFontBytes } from '../../pictures/fonts';
import { lookPath } from './look-query';
import { sayOfLook } from './look-texts';

/** Fonts of one's own. */
export interface LookFontsProps {
  /** What is wrong with one that was not added. @default nothing */
  readonly wrong: string | undefined;
  /** Whether the list of them did not come [8.18r]. */
  readonly areMissing: boolean;
}

/** Renders the form that adds a font; a script sends it without leaving what is chosen. */
export function LookFonts({ wrong, areMissing }: LookFontsProps) {
  return (
    <form
      className="look-group"
      method="post"
      action={`${lookPath}/fonts`}
      encType="multipart/form-data"
      aria-labelledby="own-fonts"
      data-look-fonts=""
    >
      <h2 id="own-fonts">{sayOfLook('ownFonts')}</h2>
      <div className="field">
        <label htmlFor="font">{sayOfLook('font')}</label>
        {wrong !== undefined && (
          <p className="wrong" id="font-wrong">
            {wrong}
          </p>
        )}
        <input
          id="font"
          name="font"
          type="file"
          accept=".woff2,font/woff2"
          required
          autoFocus={wrong !== undefined}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? 'font-hint' : 'font-wrong font-hint'}
        />
        <p className="hint" id="font-hint">
          {sayOfLook('fontHint', { most: showFileSize(mostFontBytes) })}
        </p>
      </div>
      <div className="row">
        <button className="button" data-look="quiet">
          {sayOfLook('addFont')}
        </button>
        <a href="/config/files?kind=font">{sayOfLook('fontFiles')}</a>
      </div>
      <div role="status" data-look-font-state="">
        {areMissing && <p className="wrong">{sayOfLook('fontsMissing')}</p>}
      </div>
    </form>
  );
}
