import { expect, it } from "vitest";
import { LOCAL_RATE_FACTOR, scaled } from "#core/settings";
import { isSellerComplete, missingSettings, problemOf, readSettings } from "#core/site-settings/read";
import { defaultText, SETTING_NAMES, type SettingName, SITE_SETTINGS } from "#core/site-settings/site-settings";

const SELLER = {
	seller_country: "IE",
	seller_name: "Acme Ltd",
	seller_vat_number: "IE1234567A",
	seller_address: "1 Main Street | Dublin",
};
const MAIL = { mail_from: "Acme <hello@acme.test>", team_email: "team@acme.test" };

const named = (texts: Readonly<Record<string, unknown>>, isLocal = false) =>
	readSettings(texts, isLocal).problems.map(({ name }) => name);

it("has defaults that its own forms take, and a laptop's limits 100 times as high", () => {
	for (const isLocal of [true, false]) {
		expect(readSettings({}, isLocal).problems).toEqual([]);
		for (const name of SETTING_NAMES) {
			const text = defaultText(name, isLocal);
			if (text !== null) expect(problemOf(name, text), name).toBeNull();
		}
	}
	const [local, deployed] = [readSettings({}, true).values, readSettings({}, false).values];
	for (const name of SETTING_NAMES.filter((one) => one.startsWith("rate_limit_")) as "rate_limit_read"[]) {
		expect(local[name], name).toEqual(scaled(deployed[name], { environment: "local" }));
	}
	expect(LOCAL_RATE_FACTOR).toBe(100);
});

it.each<[SettingName, string, unknown]>([
	["site_name", "  Acme & Söhne ", "Acme & Söhne"],
	["site_accent", " #7A1F5C", "#7a1f5c"],
	["share_images", "false", false],
	["free_slots_per_week", "0", 0],
	["rate_limit_read", "5/10", { limit: 5, windowSeconds: 10 }],
	["seller_address", "1 Main Street|Dublin D01 A000", "1 Main Street\nDublin D01 A000"],
	["seller_address", "1 Main Street\r\nDublin D01 A000", "1 Main Street\nDublin D01 A000"],
	["mail_from", "Acme <hello@acme.test>", "Acme <hello@acme.test>"],
	["mcp_allowed_origins", "A.acme.test, b.acme.test", ["a.acme.test", "b.acme.test"]],
	["crawler_name", "AcmeBot", "AcmeBot"],
	[
		"footer_links",
		"About | /blog/about\r\nImprint | https://acme.test/i",
		[
			{ label: "About", href: "/blog/about" },
			{ label: "Imprint", href: "https://acme.test/i" },
		],
	],
])("reads %s from %j", (name, text, value) => {
	expect(readSettings({ [name]: text }, true).values[name]).toEqual(value);
});

it.each<[SettingName, readonly string[]]>([
	["site_name", ["", " ", "two\nlines", "x".repeat(41)]],
	["site_tagline", ["a".repeat(121)]],
	["site_accent", ["navy", "#fff", "#ffe24d", "#767676"]],
	["share_images", ["off", "1", ""]],
	["free_queue_min_weeks", ["-1", "53", "2.5", ""]],
	["free_slots_per_week", ["100001", "many"]],
	["rate_limit_read", ["0/60", "600/0", "0/0", "600/86401", "600", "600/60/60"]],
	["seller_country", ["ZZ", "EL", "US", "AF", "ie"]],
	["seller_address", ["", "1 Main Street || Dublin"]],
	["mail_from", ["Acme", "Acme\r\nBcc: eve <eve@acme.test>", "a@b"]],
	["team_email", ["team", "a@acme.test, b@acme.test"]],
	["mcp_allowed_origins", ["https://acme.test/", "acme.test/x"]],
	["crawler_name", ["", "Acme Bot", "Bot/1.0", "*", "a\nDisallow: /"]],
	["footer_links", ["About", "About | javascript:alert(1)", "About | //evil.test", "| /x", "A | http://acme.test/"]],
])("names a %s that cannot be used, and goes on with its default", (name, texts) => {
	for (const text of texts) {
		expect(named({ [name]: text }), text).toEqual([name]);
		expect(readSettings({ [name]: text }, false).values[name]).toEqual(readSettings({}, false).values[name]);
	}
});

it("names the nearest accent that can be read", () => {
	const nearest = /nearest that can be is (#[0-9a-f]{6})/.exec(problemOf("site_accent", "#ffe24d") ?? "")?.[1] ?? "";
	expect(problemOf("site_accent", nearest)).toBeNull();
	// A shade lighter no longer passes.
	expect(nearest).not.toBe("#000000");
});

it("takes what was written by hand: numbers, flags, names that there are not, and no text at all", () => {
	const { values, set, problems } = readSettings(
		{ free_slots_per_week: 12, share_images: false, sight_name: "x", site_name: null, constructor: "x" },
		false,
	);
	expect(values).toMatchObject({ free_slots_per_week: 12, share_images: false, site_name: "Launchweek" });
	expect(problems.map(({ name }) => name).sort()).toEqual(["constructor", "sight_name", "site_name"]);
	expect([...set].sort()).toEqual(["free_slots_per_week", "share_images"]);
});

it("holds settings against each other", () => {
	expect(named({ free_queue_min_weeks: "9" })).toEqual(["free_queue_min_weeks"]);
	expect(readSettings({ free_queue_min_weeks: "9" }, false).values).toMatchObject({
		free_queue_min_weeks: 6,
		free_queue_max_weeks: 8,
	});
	expect(named({ free_queue_min_weeks: "9", free_queue_max_weeks: "9" })).toEqual([]);
	expect(named({ ...SELLER, seller_vat_number: "DE123456789" })).toEqual(["seller_vat_number"]);
	expect(named(SELLER)).toEqual([]);
});

it("takes placeholders on one's own machine alone", () => {
	const shipped = { mail_from: "Launchweek <hello@directory.example>", team_email: "team@launchweek.example" };
	expect(named(shipped)).toEqual(["mail_from", "team_email"]);
	expect(named(shipped, true)).toEqual([]);
	expect(named(MAIL)).toEqual([]);
});

it("says what a deployed directory has yet to set", () => {
	const missing = (texts: Readonly<Record<string, string>>, sells: boolean) =>
		missingSettings(readSettings(texts, false), sells);
	expect(missing({}, false)).toEqual(["mail_from", "team_email"]);
	expect(missing({ ...MAIL, seller_country: "IE" }, true)).toEqual([
		...["seller_name", "seller_address", "seller_vat_number"],
	]);
	expect(missing({ ...MAIL, ...SELLER }, true)).toEqual([]);
	expect(isSellerComplete(readSettings({ ...SELLER, seller_country: "CH" }, false).values)).toBe(true);
	expect(isSellerComplete(readSettings({}, false).values)).toBe(false);
});

it("says of every setting what it does", () => {
	for (const name of SETTING_NAMES) {
		const { label, help } = SITE_SETTINGS[name];
		expect(label, name).toMatch(/^[A-Z]/);
		expect(help, name).toMatch(/\.$|\.…$/);
	}
});
