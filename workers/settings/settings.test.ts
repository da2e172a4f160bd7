import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readSettings } from "#core/site-settings/read";
import type { SettingName } from "#core/site-settings/site-settings";
import { PRODUCTION, SELLER } from "#testing/production";
import type { Env } from "#workers/env";
import { EnvironmentError, readEnvironment } from "#workers/settings/environment";

const REQUEST_ORIGIN = "http://127.0.0.1:8787";

/** What the Worker reads from an environment. @param vars over those of the tests; undefined takes one away. */
const read = (vars: object) => readEnvironment({ ...env, ...vars } as Env);
/** @param texts what the site team has set. */
const settingsOf = (vars: object, texts: Readonly<Partial<Record<SettingName, string>>> = {}) => {
	const environment = read(vars);
	return environment.settingsAt(readSettings(texts, environment.isLocal).values, REQUEST_ORIGIN);
};

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
	["no mail provider", { RESEND_API_KEY: undefined }],
	["a blank key", { RESEND_API_KEY: "" }],
	["a key of white space", { RESEND_API_KEY: " \t" }],
	["a key with a line end", { RESEND_API_KEY: "re_test\n" }],
	["a blank payment key", { STRIPE_SECRET_KEY: " " }],
	["a blank webhook secret", { STRIPE_WEBHOOK_SECRET: "" }],
	["a payment key without its webhook secret", { STRIPE_WEBHOOK_SECRET: undefined }],
	["a webhook secret without its payment key", { STRIPE_SECRET_KEY: undefined }],
	["loopback crawling", { ALLOW_LOOPBACK_CRAWL: "true" }],
	["half a sign-in with GitHub", { GITHUB_CLIENT_SECRET: undefined, GITHUB_CLIENT_ID: "a" }],
	["half a browser", { BROWSER_RENDERING_TOKEN: undefined, BROWSER_RENDERING_ACCOUNT_ID: "a" }],
	["a model service without its model", { AI_MODEL: undefined, AI_BASE_URL: "https://models.launchweek.test" }],
	["a key to no service", { AI_BASE_URL: undefined, AI_API_KEY: "a" }],
	["a person check without its public key", { TURNSTILE_SECRET_KEY: "0x2" }],
	["numbers read over a line anybody can read", { ANALYTICS_API_URL: "http://numbers.launchweek.test" }],
	["a person check over a line anybody can read", { TURNSTILE_URL: "http://check.launchweek.test" }],
	["secrets over a line anybody can read", { RESEND_URL: "http://mail.launchweek.test" }],
	["faults by intent", { FAULT_PERCENT: "40" }],
	["one resolver", { DOH_RESOLVERS: "https://dns.launchweek.test/dns-query" }],
	["another environment", { ENVIRONMENT: "staging" }],
])("refuses production with %s, naming it alone", (_what, vars) => {
	expect(refused(vars)).toEqual([Object.keys(vars)[0]]);
});

it("names everything at once, with a fix each", () => {
	const vars = { PUBLIC_ORIGIN: "http://a.test/b", FAULT_PERCENT: "x", ...without("RESEND_API_KEY") };
	expect(refused(vars).sort()).toEqual(["FAULT_PERCENT", "PUBLIC_ORIGIN", "RESEND_API_KEY"]);
});

it("refuses variables that are settings of the directory, in every environment, with the command that sets them", () => {
	for (const base of [PRODUCTION, { ENVIRONMENT: "local" }]) {
		const vars = { SITE_NAME: "Acme", RATE_LIMIT_READ: "600/60", MAIL_FROM: "hello@acme.test" };
		expect(refused(vars, base)).toEqual(["SITE_NAME", "RATE_LIMIT_READ", "MAIL_FROM"]);
		expect(() => read({ ...base, ...vars })).toThrow('`npm run settings -- set mail_from "..." --remote`');
	}
});

it("never shows what it refuses: it may be a secret", () => {
	expect(() => read({ ...PRODUCTION, RESEND_API_KEY: " re_secret" })).toThrow(
		/^(?![\s\S]*re_secret)[\s\S]*RESEND_API_KEY/,
	);
});

it("sells only with payments and a seller whom invoices can name", () => {
	const { seller_vat_number: _, ...withoutNumber } = SELLER;
	const unpaid = without("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");
	expect(refused(unpaid)).toEqual([]);
	expect(settingsOf({ ...PRODUCTION, ...unpaid }, SELLER).sellsProducts).toBe(false);
	expect(settingsOf(PRODUCTION).sellsProducts).toBe(false);
	expect(settingsOf(PRODUCTION, withoutNumber).sellsProducts).toBe(false);
	expect(settingsOf(PRODUCTION, SELLER).sellsProducts).toBe(true);
	// Outside the EU nobody needs a VAT number.
	expect(settingsOf(PRODUCTION, { ...withoutNumber, seller_country: "CH" })).toMatchObject({
		sellsProducts: true,
		sellerVatNumber: null,
		sellerAddress: "1 Main Street\nDublin D01 A000",
	});
});

it("has addresses at its own host until the site team gives others", () => {
	const deployed = { ...PRODUCTION, PUBLIC_ORIGIN: "https://tools.launchweek.test" };
	expect(settingsOf(deployed, { site_name: 'Acme "Tools" <x>' })).toMatchObject({
		mailFrom: "Acme Tools x <hello@tools.launchweek.test>",
		teamEmail: "team@tools.launchweek.test",
	});
	const given = { mail_from: "Ada <ada@launchweek.test>", team_email: "us@launchweek.test" };
	expect(settingsOf(deployed, given)).toMatchObject({ mailFrom: given.mail_from, teamEmail: given.team_email });
});

it("takes its own address from the request where it runs locally, and sells with payments without money", () => {
	const settings = settingsOf({ PUBLIC_ORIGIN: undefined });
	expect(settings).toMatchObject({ origin: REQUEST_ORIGIN, sellsProducts: true });
});

it("reads what wrangler.toml says as a number or a boolean", () => {
	const local = { ENVIRONMENT: "local", ALLOW_LOOPBACK_CRAWL: true, FAULT_PERCENT: 12 };
	expect(settingsOf(local).allowLoopbackCrawl).toBe(true);
	expect(read(local).faultPercent).toBe(12);
});
