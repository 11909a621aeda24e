/** What the demo tells its payment provider by environment variables. */
export interface ProviderVariables {
  PROVIDER_SECRET: string;
  PROVIDER_FILE: string;
  /** Where the shop hears of payments; `''` for nowhere. */
  PROVIDER_WEBHOOK_URL: string;
}
