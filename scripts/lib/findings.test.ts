import { expect, it } from "vitest";
import { addressOf, type ProductionConfig, productionConfig } from "#scripts/lib/deployment";
import { findings, isOpen } from "#scripts/lib/findings";

const COMPLETE: ProductionConfig = {
	...(await productionConfig()),
	d1_databases: [{ binding: "DB", database_id: "5b1c2a34-0000-4000-8000-000000000001" }],
	kv_namespaces: [{ binding: "KV", id: "0123456789abcdef0123456789abcdef" }],
	vars: {
		ENVIRONMENT: "production",
		PUBLIC_ORIGIN: "https://directory.acme.test",
		MAIL_FROM: "Acme <hello@acme.test>",
		TEAM_EMAIL: "team@acme.test",
		SELLER_COUNTRY: "IE",
		SELLER_NAME: "Acme Directories Ltd",
		SELLER_ADDRESS: "1 Main Street | Dublin D01 A000",
		SELLER_VAT_NUMBER: "IE1234567A",
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
	expect(shipped.map(({ what }) => what)).toEqual([
		...["D1 database", "KV namespace KV"],
		...["PUBLIC_ORIGIN", "MAIL_FROM", "TEAM_EMAIL"],
	]);
});

it("judges variables as the Worker does", () => {
	expect(open({ PUBLIC_ORIGIN: "http://directory.acme.test" })).toEqual(["wrong PUBLIC_ORIGIN"]);
	expect(open({ RATE_LIMIT_READ: "0/0", SELLER_COUNTRY: "ZZ", FREE_QUEUE_MIN_WEEKS: 9 }).sort()).toEqual([
		...["wrong FREE_QUEUE_MIN_WEEKS", "wrong RATE_LIMIT_READ", "wrong SELLER_COUNTRY"],
	]);
	expect(open({ TEAM_EMAIL: undefined })).toEqual(["missing TEAM_EMAIL"]);
});

it("tells settings that there are not, and secrets that everybody can read", () => {
	expect(open({ RATE_LIMIT_REED: "600/60" })).toEqual(["wrong RATE_LIMIT_REED"]);
	expect(open({ RESEND_API_KEY: "re_123" })).toEqual(["wrong RESEND_API_KEY"]);
});

it("asks for the secrets that the platform does not have", () => {
	expect(open({}, new Set())).toEqual(["missing RESEND_API_KEY"]);
	expect(open({}, new Set(["RESEND_API_KEY", "STRIPE_SECRET_KEY"]))).toEqual(["missing STRIPE_WEBHOOK_SECRET"]);
	expect(open({ SELLER_COUNTRY: undefined }, PAID)).toEqual(["missing SELLER_COUNTRY"]);
	expect(open({ SELLER_COUNTRY: undefined }, MAIL)).toEqual([]);
	const unnamed = { SELLER_NAME: undefined, SELLER_ADDRESS: undefined, SELLER_VAT_NUMBER: undefined };
	expect(open(unnamed, PAID).sort()).toEqual([
		...["missing SELLER_ADDRESS", "missing SELLER_NAME", "missing SELLER_VAT_NUMBER"],
	]);
	expect(open(unnamed, MAIL)).toEqual([]);
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
