import { expect, it } from "vitest";
import { addressOf, type ProductionConfig, productionConfig } from "#scripts/lib/deployment";
import { findings, isOpen, settingFindings } from "#scripts/lib/findings";
import { SELLER } from "#testing/production";
import { VARIABLE_NAMES } from "#workers/settings/problems";

const COMPLETE: ProductionConfig = {
	...(await productionConfig()),
	d1_databases: [{ binding: "DB", database_id: "5b1c2a34-0000-4000-8000-000000000001" }],
	kv_namespaces: [{ binding: "KV", id: "0123456789abcdef0123456789abcdef" }],
	vars: {
		ENVIRONMENT: "production",
		PUBLIC_ORIGIN: "https://directory.acme.test",
	},
};
/** The settings that a deployed directory cannot do without. */
const SET = { mail_from: "Acme <hello@acme.test>", team_email: "team@acme.test" };
const MAIL = new Set(["RESEND_API_KEY"]);
const PAID = new Set(["RESEND_API_KEY", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);

function open(vars: Record<string, unknown>, secrets: ReadonlySet<string> | null = PAID): string[] {
	const config = { ...COMPLETE, vars: { ...COMPLETE.vars, ...vars } };
	return findings(config, secrets)
		.filter(isOpen)
		.map(({ level, what }) => `${level} ${what}`);
}

it("finds nothing to do where everything is set, and every placeholder where it is as shipped", async () => {
	expect(open({})).toEqual([]);
	const shipped = findings(await productionConfig(), null).filter(isOpen);
	expect(shipped.map(({ what }) => what)).toEqual([...["D1 database", "KV namespace KV", "PUBLIC_ORIGIN"]]);
	expect(shipped.filter(({ fix }) => fix.includes("npm run setup"))).toHaveLength(2);
});

it("names every placeholder that somebody has left in a variable", () => {
	const left = {
		GITHUB_CLIENT_ID: "your-client-id",
		GOOGLE_CLIENT_ID: "<client id>",
		ANALYTICS_ACCOUNT_ID: "YOUR_ACCOUNT_ID",
		TURNSTILE_SITE_KEY: "changeme",
		AI_MODEL: "...",
		AI_BASE_URL: "https://models.example.com/v1",
		BROWSER_RENDERING_ACCOUNT_ID: "00000000000000000000000000000000",
	};
	const belongs = ["GITHUB_CLIENT_SECRET", "GOOGLE_CLIENT_SECRET", "ANALYTICS_API_TOKEN", "TURNSTILE_SECRET_KEY"];
	const secrets = new Set([...PAID, ...belongs, "BROWSER_RENDERING_TOKEN"]);
	expect(open(left, secrets).toSorted()).toEqual(
		Object.keys(left)
			.map((name) => `wrong ${name}`)
			.toSorted(),
	);
	for (const [name, value] of Object.entries(left)) {
		const others = Object.fromEntries(Object.entries(left).filter(([other]) => other !== name));
		expect(open(left, secrets), `${name}=${value}`).toContain(`wrong ${name}`);
		expect(open(others, secrets), name).not.toContain(`wrong ${name}`);
	}
});

it("knows of every variable whether it is a secret, and of every secret what it is for", () => {
	const secretive = VARIABLE_NAMES.filter((name) => /_(KEY|SECRET|TOKEN)$/.test(name) && name !== "TURNSTILE_SITE_KEY");
	const told = findings(COMPLETE, new Set()).filter(({ fix }) => fix.startsWith("npx wrangler secret put"));
	expect(told.map(({ what }) => what).toSorted()).toEqual(secretive.toSorted());
	for (const name of secretive) {
		const set = new Set([...PAID, name]);
		// Wrong is half of a pair, whose other half is no secret.
		expect(findings(COMPLETE, set).find(({ what }) => what === name)?.level, name).toMatch(/^(ok|wrong)$/);
		expect(open({ [name]: "x" }, PAID), name).toContain(`wrong ${name}`);
	}
});

it("says which secrets the Worker has that nothing reads, and takes variables that are kept as secrets", () => {
	const unknown = findings(COMPLETE, new Set([...PAID, "RESEND_KEY"]));
	expect(unknown.find(({ what }) => what === "secret RESEND_KEY")).toMatchObject({ level: "optional" });
	const asSecrets = new Set([...PAID, "GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET", "ANALYTICS_API_URL"]);
	expect(open({}, asSecrets)).toEqual([]);
	expect(open({}, new Set([...PAID, "GITHUB_CLIENT_SECRET"]))).toEqual(["wrong GITHUB_CLIENT_SECRET"]);
});

it("names each binding that was taken away, and says what an optional one gives", () => {
	const without = (part: object) =>
		findings({ ...COMPLETE, ...part }, PAID)
			.filter(({ level }) => level !== "ok")
			.map(({ level, what }) => `${level} ${what}`)
			.filter((line) => !line.includes("_"));
	expect(without({ d1_databases: [] })).toContain("missing D1 database");
	expect(without({ kv_namespaces: [] })).toContain("missing KV namespace KV");
	expect(without({ r2_buckets: [] })).toEqual(
		expect.arrayContaining(["missing R2 bucket PICTURES", "missing R2 bucket BACKUPS"]),
	);
	expect(without({ queues: {} })).toContain("missing queue");
	expect(without({ triggers: { crons: [] } })).toContain("missing crons");
	expect(without({ ratelimits: [], analytics_engine_datasets: [] })).toEqual(
		expect.arrayContaining(["optional rate limit bindings", "optional Analytics Engine"]),
	);
});

it("says where the rates of the settings are not those that the bindings count at", () => {
	expect(settingFindings({ ...SET, rate_limit_read: "900/60" }, false)).toEqual([
		expect.objectContaining({ level: "optional", what: "setting rate_limit_read" }),
	]);
	expect(settingFindings(SET, false).map(({ level }) => level)).toEqual(["ok"]);
});

it("judges variables as the Worker does", () => {
	expect(open({ PUBLIC_ORIGIN: "http://directory.acme.test" })).toEqual(["wrong PUBLIC_ORIGIN"]);
	expect(open({ DOH_RESOLVERS: "https://one.acme.test", FAULT_PERCENT: 9 }).sort()).toEqual([
		...["wrong DOH_RESOLVERS", "wrong FAULT_PERCENT"],
	]);
	expect(open({ PUBLIC_ORIGIN: undefined })).toEqual(["missing PUBLIC_ORIGIN"]);
});

it("sends variables that are settings to the command that sets them", () => {
	expect(open({ SITE_NAME: "Acme", SELLER_COUNTRY: "IE" })).toEqual(["wrong SITE_NAME", "wrong SELLER_COUNTRY"]);
	const config = { ...COMPLETE, vars: { ...COMPLETE.vars, SITE_NAME: "Acme" } };
	expect(findings(config, PAID).find(({ what }) => what === "SITE_NAME")?.fix).toContain("set site_name");
});

it("names settings that a deployed directory misses, has wrong, or has as examples", () => {
	const found = (texts: Record<string, unknown>, sells: boolean) =>
		settingFindings(texts, sells).map(({ level, what }) => `${level} ${what}`);
	const mail = { mail_from: "Acme <hello@acme.test>", team_email: "team@acme.test" };
	expect(found({}, false)).toEqual(["missing setting mail_from", "missing setting team_email"]);
	expect(found(mail, false)).toEqual(["ok settings of the directory"]);
	expect(found({ ...mail, ...SELLER }, true)).toEqual(["ok settings of the directory"]);
	expect(found({ ...mail, seller_country: "IE" }, true)).toEqual([
		...["missing setting seller_name", "missing setting seller_address", "missing setting seller_vat_number"],
	]);
	expect(found({ ...mail, team_email: "team@directory.example", site_accent: "navy" }, false)).toEqual([
		...["wrong setting site_accent", "wrong setting team_email"],
	]);
});

it("tells settings that there are not, and secrets that everybody can read", () => {
	expect(open({ FAULT_PERCENTS: "6" })).toEqual(["wrong FAULT_PERCENTS"]);
	expect(open({ RESEND_API_KEY: "re_123" })).toEqual(["wrong RESEND_API_KEY"]);
});

it("asks for the secrets that the platform does not have", () => {
	expect(open({}, new Set())).toEqual(["missing RESEND_API_KEY"]);
	expect(open({}, new Set(["RESEND_API_KEY", "STRIPE_SECRET_KEY"]))).toEqual(["missing STRIPE_WEBHOOK_SECRET"]);
	expect(open({}, null)).toEqual([]);
});

it("says that a directory without payments sells nothing, and names each thing once", () => {
	const list = findings(COMPLETE, MAIL);
	expect(list.find(({ what }) => what === "STRIPE_SECRET_KEY")).toMatchObject({
		level: "optional",
		fix: expect.stringContaining("sells nothing"),
	});
	for (const secrets of [null, new Set<string>(), MAIL, PAID, new Set(["RESEND_API_KEY", "STRIPE_SECRET_KEY"])]) {
		const names = findings(COMPLETE, secrets).map(({ what }) => what);
		expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
	}
});

it("knows how the address leads to the Worker", () => {
	const site = "https://directory.acme.test";
	const config = { name: "launchweek", workers_dev: false };
	expect(addressOf(config, site)).toMatchObject({ ok: true, args: ["--domain", "directory.acme.test"] });
	for (const pattern of ["directory.acme.test/*", "*.acme.test/*", "https://directory.acme.test/*"]) {
		expect(addressOf({ ...config, routes: [pattern] }, site), pattern).toMatchObject({ ok: true, args: [] });
		expect(addressOf({ ...config, route: { pattern } }, site), pattern).toMatchObject({ ok: true, args: [] });
	}
	expect(addressOf({ ...config, routes: [{ pattern: "directory.acme.test" }] }, site).ok).toBe(true);
	for (const pattern of ["acme.test/*", "directory.acme.test/api/*", "*.directory.acme.test/*"]) {
		expect(addressOf({ ...config, routes: [pattern] }, site).ok, pattern).toBe(false);
	}
	const dev = "https://launchweek.acme.workers.dev";
	expect(addressOf({ ...config, workers_dev: true }, dev)).toMatchObject({ ok: true, args: [] });
	expect(addressOf(config, dev).ok).toBe(false);
	expect(addressOf({ ...config, workers_dev: true }, "https://other.acme.workers.dev").ok).toBe(false);
});
