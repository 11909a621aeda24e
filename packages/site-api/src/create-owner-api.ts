import {
  isFilledText,
  isRecord,
  isText,
  type UnknownRecord,
} from '@frontage/core-lifecycle/reading';
import type { SiteHeaderFooter } from '@frontage/site-model';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** Header and footer of a site, as a reply carries them. */
export interface HeaderFooterReply extends SiteHeaderFooter {
  /** Another one once somebody has changed them. */
  readonly version: string;
}

/** The languages of a site. */
export interface LanguageSettings {
  /** The main language, a BCP 47 tag. */
  readonly language: string;
  /** The others. */
  readonly languages: readonly string[];
}

/** What a site has in its languages beside the main one. */
export interface LanguageStatus {
  /** Whether it has any. */
  readonly connected: boolean;
  readonly languages: readonly {
    readonly language: string;
    /** How many of the site's texts it has in this language. */
    readonly texts: number;
  }[];
}

/** The calls with which those who look after a site read and change what all its pages share. */
export interface OwnerApi {
  /** Reads header and footer [7.07]. */
  loadHeaderFooter(signal?: AbortSignal): Promise<ApiResult<HeaderFooterReply>>;
  /**
   * Saves both [7.07].
   *
   * @param headerFooter with the `version` that was read, nothing newer is written over: status 409
   */
  saveHeaderFooter(
    headerFooter: SiteHeaderFooter & { readonly version?: string },
  ): Promise<ApiResult<HeaderFooterReply>>;
  /** Reads which languages the site has [7.06]. */
  loadLanguages(signal?: AbortSignal): Promise<ApiResult<LanguageSettings>>;
  /** Reads how much it has in each [7.06]. */
  loadLanguageStatus(signal?: AbortSignal): Promise<ApiResult<LanguageStatus>>;
  /** Saves which languages it has beside its main one [3.52] [7.06]. */
  saveLanguages(languages: readonly string[]): Promise<ApiResult<LanguageSettings>>;
  /** Leaves it its main language alone [7.06]. */
  disconnectLanguages(): Promise<ApiResult<LanguageSettings>>;
}

const headerFooter = 'site-header-footer';
const multilingual = 'multilingual';

/** The texts for what was sent are the answer. */
const refusals = [400, 409];

/**
 * Makes the calls of those who look after a site; a call without the right is answered 403.
 *
 * @param call that of `createSiteApi`
 */
export function createOwnerApi(call: Call): OwnerApi {
  return {
    loadHeaderFooter: (signal) => call(headerFooter, readHeaderFooter, { signal }),
    saveHeaderFooter: (body) =>
      call(headerFooter, readHeaderFooter, { method: 'PUT', body, refusals }),
    loadLanguages: (signal) => call(`${multilingual}/settings`, readLanguages, { signal }),
    loadLanguageStatus: (signal) => call(`${multilingual}/status`, readStatus, { signal }),
    saveLanguages: (languages) =>
      call(`${multilingual}/languages`, readLanguages, {
        method: 'PUT',
        body: { languages },
        refusals,
      }),
    disconnectLanguages: () =>
      call(`${multilingual}/connection`, readLanguages, { method: 'DELETE' }),
  };
}

function readHeaderFooter(fields: UnknownRecord): HeaderFooterReply | undefined {
  const { header, footer, version } = fields;
  if (!isRecord(header) || !isRecord(footer) || !isFilledText(version)) return undefined;
  // The server stores what `siteHeaderFooterSchema` lets through.
  return fields as unknown as HeaderFooterReply;
}

function readLanguages({ language, languages }: UnknownRecord): LanguageSettings | undefined {
  if (!isFilledText(language) || !Array.isArray(languages)) return undefined;
  return { language, languages: languages.filter(isText) };
}

function readStatus({ connected, languages }: UnknownRecord): LanguageStatus | undefined {
  if (typeof connected !== 'boolean' || !Array.isArray(languages)) return undefined;
  return {
    connected,
    languages: languages
      .filter(isRecord)
      .flatMap(({ language, texts }) =>
        isText(language) && typeof texts === 'number' ? [{ language, texts }] : [],
      ),
  };
}
