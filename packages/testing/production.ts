import type { VariableName } from "#workers/settings/variables";

/** Settings under which the Worker takes itself for a deployed one; none of the accounts they name is ever asked. */
export const PRODUCTION = {
	ENVIRONMENT: "production",
	ALLOW_LOOPBACK_CRAWL: "false",
	RESEND_API_KEY: "re_test",
	MAIL_FROM: "Launchweek <hello@launchweek.test>",
	TEAM_EMAIL: "team@launchweek.test",
	SELLER_COUNTRY: "IE",
	SELLER_NAME: "Acme Directories Ltd",
	SELLER_ADDRESS: "1 Main Street | Dublin D01 A000",
	SELLER_VAT_NUMBER: "IE1234567A",
	STRIPE_SECRET_KEY: "sk_test",
	STRIPE_WEBHOOK_SECRET: "whsec_test",
} satisfies Partial<Record<VariableName, string>>;
