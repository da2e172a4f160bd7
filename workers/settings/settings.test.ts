import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { PRODUCTION } from "#testing/production";
import type { Env } from "#workers/env";
import { EnvironmentError, readEnvironment } from "#workers/settings/environment";

const REQUEST_ORIGIN = "http://127.0.0.1:8787";

/** What the Worker reads from an environment. @param vars over those of the tests; undefined takes one away. */
const read = (vars: object) => readEnvironment({ ...env, ...vars } as Env);
const settingsOf = (vars: object) => read(vars).settingsAt(REQUEST_ORIGIN);

/** The names an environment is refused by; [] when it is accepted. */
function refused(vars: Record<string, unknown>, base: Record<string, unknown> = PRODUCTION): string[] {
	try {
		read({ ...base, ...vars });
		return [];
	} catch (error) {
		if (!(error instanceof EnvironmentError)) throw error;
		return [...error.message.matchAll(/^- ([A-Z_]+): ./gm)].map(([, name = ""]) => name);
	}
}
const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

it("accepts a complete production", () => {
	expect(refused({})).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
	["an address anybody can listen to", { PUBLIC_ORIGIN: "http://launchweek.test" }],
	["an address with a path", { PUBLIC_ORIGIN: "https://launchweek.test/directory" }],
	["an address with a query", { PUBLIC_ORIGIN: "https://launchweek.test/?a=1" }],
	["an address with an empty query", { PUBLIC_ORIGIN: "https://launchweek.test?" }],
	["an address with a fragment", { PUBLIC_ORIGIN: "https://launchweek.test/#a" }],
	["an address with a user", { PUBLIC_ORIGIN: "https://ada@launchweek.test" }],
	["an address of another kind", { PUBLIC_ORIGIN: "ftp://launchweek.test" }],
	["the shipped address", { PUBLIC_ORIGIN: "https://directory.example" }],
	["an address that is nobody's", { PUBLIC_ORIGIN: "https://www.example.com" }],
	["this machine", { PUBLIC_ORIGIN: "https://localhost" }],
	["a number for a name", { PUBLIC_ORIGIN: "https://10.0.0.1" }],
	["no address", { PUBLIC_ORIGIN: undefined }],
	["the shipped sender", { MAIL_FROM: "Launchweek <hello@directory.example>" }],
	["a sender without an address", { MAIL_FROM: "Launchweek" }],
	["a sender of two lines", { MAIL_FROM: "Launchweek\r\nBcc: eve <eve@launchweek.test>" }],
	["no sender", { MAIL_FROM: undefined }],
	["no team address: its mail would go to a stranger's domain", { TEAM_EMAIL: undefined }],
	["a team address that is nobody's", { TEAM_EMAIL: "team@launchweek.example" }],
	["no mail provider", { RESEND_API_KEY: undefined }],
	["a blank key", { RESEND_API_KEY: "" }],
	["a key of white space", { RESEND_API_KEY: " \t" }],
	["a key with a line end", { RESEND_API_KEY: "re_test\n" }],
	["a blank payment key", { STRIPE_SECRET_KEY: " " }],
	["a blank webhook secret", { STRIPE_WEBHOOK_SECRET: "" }],
	["a payment key without its webhook secret", { STRIPE_WEBHOOK_SECRET: undefined }],
	["a webhook secret without its payment key", { STRIPE_SECRET_KEY: undefined }],
	["payments from a country that there is not", { SELLER_COUNTRY: "ZZ" }],
	["payments from a country that VAT calls otherwise", { SELLER_COUNTRY: "EL" }],
	["payments from a country that taxes by state", { SELLER_COUNTRY: "US" }],
	["payments from a country whose rate is unknown", { SELLER_COUNTRY: "AF" }],
	["a country in small letters", { SELLER_COUNTRY: "ie" }],
	["payments from nowhere", { SELLER_COUNTRY: undefined }],
	["invoices of nobody", { SELLER_NAME: undefined }],
	["invoices from nowhere", { SELLER_ADDRESS: undefined }],
	["an address with an empty line", { SELLER_ADDRESS: "1 Main Street || Dublin" }],
	["invoices without the seller's VAT number", { SELLER_VAT_NUMBER: undefined }],
	["a VAT number of another country", { SELLER_VAT_NUMBER: "DE123456789" }],
	["a limit of nothing", { RATE_LIMIT_READ: "0/0" }],
	["a limit that nobody passes", { RATE_LIMIT_WRITE: "0/60" }],
	["a limit over no time", { RATE_LIMIT_COSTLY: "60/0" }],
	["a limit over more than a day", { RATE_LIMIT_READ: "600/86401" }],
	["a queue that ends before it begins", { FREE_QUEUE_MIN_WEEKS: "9", FREE_QUEUE_MAX_WEEKS: "8" }],
	["a queue that begins after its usual end", { FREE_QUEUE_MIN_WEEKS: "9" }],
	["a queue beyond the calendar", { FREE_QUEUE_MAX_WEEKS: "60" }],
	["a blank number", { FREE_SLOTS_PER_WEEK: "" }],
	["a broken number", { PAID_SLOTS_PER_WEEK: "2.5" }],
	["half a flag", { BADGE_REQUIRES_DOFOLLOW: "yes" }],
	["a blank name", { SITE_NAME: " " }],
	["a tagline longer than an image holds", { SITE_TAGLINE: "a".repeat(121) }],
	["an accent that cannot be read", { SITE_ACCENT: "#ffe24d" }],
	["an accent that is read on white alone", { SITE_ACCENT: "#767676" }],
	["an accent by name", { SITE_ACCENT: "navy" }],
	["half a word on images", { SHARE_IMAGES: "off" }],
	["loopback crawling", { ALLOW_LOOPBACK_CRAWL: "true" }],
	["half a sign-in with GitHub", { GITHUB_CLIENT_SECRET: undefined, GITHUB_CLIENT_ID: "a" }],
	["half a browser", { BROWSER_RENDERING_TOKEN: undefined, BROWSER_RENDERING_ACCOUNT_ID: "a" }],
	["a model service without its model", { AI_MODEL: undefined, AI_BASE_URL: "https://models.launchweek.test" }],
	["a key to no service", { AI_BASE_URL: undefined, AI_API_KEY: "a" }],
	["a person check without its secret", { TURNSTILE_SECRET_KEY: undefined, TURNSTILE_SITE_KEY: "0x1" }],
	["a person check without its public key", { TURNSTILE_SECRET_KEY: "0x2" }],
	["a person check over a line anybody can read", { TURNSTILE_URL: "http://check.launchweek.test" }],
	["secrets over a line anybody can read", { RESEND_URL: "http://mail.launchweek.test" }],
	["faults by intent", { FAULT_PERCENT: "40" }],
	["one resolver", { DOH_RESOLVERS: "https://dns.launchweek.test/dns-query" }],
	["a host that is none", { MCP_ALLOWED_ORIGINS: "https://inspector.launchweek.test/" }],
	["another environment", { ENVIRONMENT: "staging" }],
])("refuses production with %s, naming it alone", (_what, vars) => {
	expect(refused(vars)).toEqual([Object.keys(vars)[0]]);
});

it("names everything at once, with a fix each", () => {
	const vars = { PUBLIC_ORIGIN: "http://a.test/b", RATE_LIMIT_READ: "0/0", ...without("TEAM_EMAIL", "RESEND_API_KEY") };
	expect(refused(vars).sort()).toEqual(["PUBLIC_ORIGIN", "RATE_LIMIT_READ", "RESEND_API_KEY", "TEAM_EMAIL"]);
});

it("never shows what it refuses: it may be a secret", () => {
	expect(() => read({ ...PRODUCTION, RESEND_API_KEY: " re_secret" })).toThrow(
		/^(?![\s\S]*re_secret)[\s\S]*RESEND_API_KEY/,
	);
});

it("lets a directory that sells nothing do without payments and without a country", () => {
	const vars = without("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "SELLER_COUNTRY");
	expect(refused(vars)).toEqual([]);
	expect(settingsOf({ ...PRODUCTION, ...vars }).sellsProducts).toBe(false);
	expect(settingsOf(PRODUCTION).sellsProducts).toBe(true);
});

it("asks a seller outside the EU for no VAT number, and reads an address of several lines", () => {
	expect(refused({ SELLER_COUNTRY: "CH", SELLER_VAT_NUMBER: undefined })).toEqual([]);
	expect(settingsOf(PRODUCTION)).toMatchObject({ sellerAddress: "1 Main Street\nDublin D01 A000" });
	expect(settingsOf({ ...PRODUCTION, SELLER_COUNTRY: "CH", SELLER_VAT_NUMBER: undefined }).sellerVatNumber).toBeNull();
});

it("takes its own address from the request where it runs locally, and sells with payments without money", () => {
	const settings = settingsOf({ PUBLIC_ORIGIN: undefined });
	expect(settings).toMatchObject({ origin: REQUEST_ORIGIN, sellsProducts: true });
});

it("reads what wrangler.toml says as a number or a boolean", () => {
	const vars = { FREE_SLOTS_PER_WEEK: 12, BADGE_REQUIRES_DOFOLLOW: true, RATE_LIMIT_READ: "5/10" };
	expect(settingsOf({ ...PRODUCTION, ...vars })).toMatchObject({
		freeSlotsPerWeek: 12,
		badgeRequiresDofollow: true,
		rateLimits: { read: { limit: 5, windowSeconds: 10 } },
	});
});
