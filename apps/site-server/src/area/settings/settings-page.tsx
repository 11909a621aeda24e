import { Fragment, type ReactNode } from 'react';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { seenPrefix } from './save-settings';
import type { LinkedSettings, SettingField, SettingLink, SettingSubject } from './setting-field';
import { TriedPart, triedPartStyle, TryPart } from './TriedPart';
import { SettingControl } from './SettingControl';
import { warningStyle } from './WarningPart';
import { createScriptLoader } from '../create-script-loader';
import { OutlineRoom } from './OutlineRoom';
import { outlineChoices } from './outline-choices';
import { outlineStyle } from './outline-style';
import { settingsPath } from './settings-path';
import { sayOfSettings } from './settings-texts';

/** Answers with the subjects of the settings that somebody may change. */
export function settingsPage(
  site: Site,
  contributor: Contributor,
  groups: readonly LinkedSettings[],
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfSettings('title'), section: settingsPath },
    groups.length === 0 ? (
      <p>{sayOfSettings('none')}</p>
    ) : (
      groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <SettingLinks links={links} />
        </section>
      ))
    ),
  );
}

/** Gives the controls back where the rows do not come. It is sent to browsers as its own text. */
const showControls = () => {
  for (const room of document.querySelectorAll<HTMLElement>('.outline-room')) room.hidden = true;
};

/** The script that loads the one of outlines, as text. */
const loadScript = (address: string) =>
  `(${createScriptLoader.toString()})(document,${JSON.stringify(address)})().catch(${showControls.toString()})`;

/** Renders where settings are changed, each with what it is about. */
export function SettingLinks({ links }: { links: readonly SettingLink[] }) {
  return (
    <dl className="entries">
      {links.map(({ href, title, about }) => (
        <div key={href}>
          <dt>
            <a href={href}>{title}</a>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A subject, and what stands in its controls. */
export interface ShownSubject {
  readonly subject: SettingSubject;
  readonly options: ReadonlyMap<string, readonly (readonly [value: string, text: string])[]>;
  /** What was just done. @default nothing */
  readonly done?: 'saved' | 'unchanged' | undefined;
  /** What was entered, by name. @default what is stored */
  readonly entered?: ReadonlyMap<string, string>;
  /** What was stored when the page was opened. @default what is stored */
  readonly seen?: ReadonlyMap<string, string>;
  /** @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** What was just done beside saving. @default nothing */
  readonly above?: ReactNode;
  /** Other settings that belong to it. @default none */
  readonly links?: readonly SettingLink[];
  /** What else stands on the page. @default nothing */
  readonly below?: ReactNode;
  /** The address of the script that shows outlines as rows. @default none */
  readonly outlineScript?: string | undefined;
  /** HTTP status. @default 200 */
  readonly status?: number;
}

/** Answers with one subject of the settings. */
export function subjectPage(
  site: Site,
  contributor: Contributor,
  shown: ShownSubject,
): EndpointReply {
  const { subject, done, wrong, above, below, links = [] } = shown;
  const { status = 200, outlineScript = '' } = shown;
  const hasOutline = outlineScript !== '' && subject.fields.some(({ outline }) => outline);
  return contributorPage(
    site,
    contributor,
    {
      title: subject.title,
      section: settingsPath,
      status,
      isWrong: status !== 200,
      ...(subject.tried && {
        frames: ["'self'"],
        styles: [triedPartStyle, warningStyle(subject.fields)],
      }),
      ...(hasOutline && { styles: [outlineStyle], scripts: [loadScript(outlineScript)] }),
    },
    <>
      <p>
        <a href={subject.back?.href ?? settingsPath}>
          {subject.back?.text ?? sayOfSettings('back')}
        </a>
      </p>
      {(done ?? wrong) && (
        <p className="notice" role={wrong ? 'alert' : 'status'}>
          {sayOfSettings(done ?? 'notSaved')}
        </p>
      )}
      {above}
      {subject.note !== undefined && <p>{subject.note}</p>}
      <form
        className="step"
        method="post"
        action={`${settingsPath}/${subject.id}`}
        noValidate
        autoComplete="off"
      >
        {groupsOf(subject.fields).map(({ title, fields }) => (
          <FieldGroup key={fields[0]?.name} title={title}>
            {fields.map((field) => (
              <SettingRow key={field.name} {...shown} {...{ site, field, hasOutline }} />
            ))}
          </FieldGroup>
        ))}
        <div className="actions savebar">
          <button className="button">{sayOfSettings('save')}</button>
          {subject.tried && <TryPart subject={subject} />}
        </div>
      </form>
      {subject.tried && <TriedPart subject={subject} />}
      {links.length > 0 && (
        <section className="aside">
          <SettingLinks links={links} />
        </section>
      )}
      {below}
    </>,
  );
}

/** A setting, with what it was when the page was opened. */
function SettingRow({
  site: { settings },
  field,
  hasOutline,
  options,
  entered,
  seen,
  wrong,
}: Pick<ShownSubject, 'options' | 'entered' | 'seen' | 'wrong'> & {
  readonly site: Pick<Site, 'settings'>;
  readonly field: SettingField;
  readonly hasOutline: boolean;
}) {
  const { name, outline, read, fault } = field;
  const stored = read(settings);
  const value = entered?.get(name) ?? stored;
  return (
    <div data-outline={outline} data-choices={outline && outlineChoices}>
      <input type="hidden" name={seenPrefix + name} value={seen?.get(name) ?? stored} />
      <SettingControl
        field={field}
        value={value}
        options={options.get(name)}
        wrong={wrong ? wrong.get(name) : fault?.(settings)}
        room={hasOutline && outline && <OutlineRoom kind={outline} text={value} />}
      />
    </div>
  );
}

function FieldGroup({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title === undefined) return <Fragment>{children}</Fragment>;
  return (
    <fieldset className="variant">
      <legend>{title}</legend>
      <div className="entryrow">{children}</div>
    </fieldset>
  );
}

/** Neighbours of one group stand together; a field without a group stands alone. */
function groupsOf(
  all: readonly SettingField[],
): readonly { title: string | undefined; fields: readonly SettingField[] }[] {
  const groups: { title: string | undefined; fields: SettingField[] }[] = [];
  for (const field of all) {
    const last = groups.at(-1);
    if (last && field.group !== undefined && last.title === field.group) last.fields.push(field);
    else groups.push({ title: field.group, fields: [field] });
  }
  return groups;
}
