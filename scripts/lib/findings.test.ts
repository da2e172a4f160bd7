import { expect, it } from "vitest";
import { addressOf, type ProductionConfig, productionConfig } from "#scripts/lib/deployment";
import { findings, isOpen, settingFindings } from "#scripts/lib/findings";
import { SELLER } from "#testing/production";

const COMPLETE: ProductionConfig = {
	...(await productionConfig()),
	d1_databases: [{ binding: "DB", database_id: "5b1c2a34-0000-4000-8000-000000000001" }],
	kv_namespaces: [{ binding: "KV", id: "0123456789abcdef0123456789abcdef" }],
	vars: {
		ENVIRONMENT: "production",
		PUBLIC_ORIGIN: "https://directory.acme.test",
	},
};
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
