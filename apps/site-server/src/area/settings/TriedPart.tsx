import type { SettingSubject } from './setting-field';
import { tryPath } from './settings-path';
import { WarningPart } from './WarningPart';
import { sayOfSettings } from './settings-texts';

/** The look of the frame. */
export const triedPartStyle = `
.part-view{margin-block-start:var(--fr-space-6)}
.part-view iframe{display:block;inline-size:100%;block-size:min(44rem,80dvb);border:1px solid var(--fr-color-line);border-radius:var(--fr-radius-1)}
.part-view .hint{margin:var(--fr-space-2) 0 0}
`;

/** The name of the frame. */
const frameName = 'tried-part';

/** Renders the button that shows what is entered in the frame. */
export function TryPart({ subject }: { subject: SettingSubject }) {
  return (
    <button
      className="button"
      data-look="quiet"
      formAction={tryPath(subject)}
      formTarget={frameName}
    >
      {sayOfSettings('try')}
    </button>
  );
}

/** Renders the home page in a frame, with the part of every page that a subject is about. */
export function TriedPart({ subject }: { subject: SettingSubject }) {
  return (
    <section className="part-view" aria-label={sayOfSettings('tried')}>
      {subject.fields.map((field) => (
        <WarningPart key={field.name} field={field} />
      ))}
      <iframe title={sayOfSettings('tried')} name={frameName} src={tryPath(subject)} />
      <p className="quiet hint">{sayOfSettings('triedHint')}</p>
    </section>
  );
}
