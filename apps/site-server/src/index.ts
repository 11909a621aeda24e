export { createSiteServer } from './create-site-server';
export type { SiteServer, SiteServerOptions } from './create-site-server';
export { closeOnSignal, startServer } from './start-server';
export { helpText, readConfiguration } from './configuration';
export type { Configuration } from './configuration';
export { exportSubmissions } from './export/export-submissions';
export type { ExportFormat } from './export/export-submissions';
export { exportSubscribers } from './export/export-subscribers';
export { keepSecret } from './keep-secret';
export { loadRuntime } from './runtime/load-runtime';
export type { Runtime, RuntimeFile } from './runtime/load-runtime';
export { createFileTransport, createSmtpTransport, readMailSender } from './mail/mail-transport';
export type { MailSender, MailTransport } from './mail/mail-transport';
export type { OutgoingMail } from './mail/mail';
export type { PageState, RenderPage } from './pages/render-service';
export { startTestProvider } from './payment/test-provider/start-test-provider';
export type {
  TestProvider,
  TestProviderOptions,
} from './payment/test-provider/start-test-provider';
export { AssetRefusal } from './pictures/asset-refusal';
export type { AssetRefusalCode } from './pictures/asset-refusal';
export { openStore } from './store/open-store';
export type { StoreOptions } from './store/open-store';
export type { AssetInput, Content, Store } from './store/store';
export type { StoredAsset } from './store/content/assets';
export type { MailState } from './store/content/outbox';
export type { PageInput, SavedPage } from './store/content/save-page';
export type { SearchAnswer, SearchResult } from '@frontage/react-blocks/server';
export type { Site, SiteLanguage, SiteSettings } from './store/content/site-settings';
export type { SiteInput } from './store/content/sites';
export type { Subscriber, SubscriberStatus } from './store/content/subscribers';
export type { Submission } from './store/content/submissions';
export type { ServerTextCode } from './texts/english-server-texts';
