import type { SettingName } from "#core/site-settings/site-settings";
import type { VariableName } from "#workers/settings/variables";

/** Variables under which the Worker takes itself for a deployed one; none of the accounts they name is ever asked. */
export const PRODUCTION = {
	ENVIRONMENT: "production",
	ALLOW_LOOPBACK_CRAWL: "false",
	RESEND_API_KEY: "re_test",
	STRIPE_SECRET_KEY: "sk_test",
	STRIPE_WEBHOOK_SECRET: "whsec_test",
} satisfies Partial<Record<VariableName, string>>;

/** What a deployed directory that sells has set. */
export const SELLER = {
	seller_country: "IE",
	seller_name: "Acme Directories Ltd",
	seller_address: "1 Main Street | Dublin D01 A000",
	seller_vat_number: "IE1234567A",
} satisfies Partial<Record<SettingName, string>>;
