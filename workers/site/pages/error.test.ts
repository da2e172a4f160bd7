import { beforeEach, expect, it } from "vitest";
import { reviews, sessions } from "#store/schema/index";
import { openBrowser, SITE } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";
import { words } from "../words/words.ts";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const FORM = "/listings/acme/review";
const TEXT = "It keeps our calendar in order,\nand <b>never</b> forgets.";
const t = words.errors.oldForm;

/** A review typed while its writer was signed in. */
async function typed() {
	await mintListing(world.db, "acme");
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const { fields } = (await browser.get(FORM)).form(FORM);
	for (const [name, value] of Object.entries({ stars: "4", text: TEXT, incentivised: "no" })) fields.set(name, value);
	return { browser, fields };
}

it.each(["its row", "its cookie"])(
	"shows what was typed when the session has lost %s, and leads back by signing in",
	async (lost) => {
		const { browser, fields } = await typed();
		if (lost === "its cookie") browser.cookies.clear();
		else await world.db.delete(sessions);
		const answer = await browser.post(FORM, fields, { Referer: `${SITE}${FORM}?from=mail` });
		expect(answer.status).toBe(400);
		expect(answer.html).toContain(t.signedOut);
		expect(answer.html).toContain(`href="/sign-in?${new URLSearchParams({ return_to: `${FORM}?from=mail` })}"`);
		expect(answer.html).toContain("and &lt;b&gt;never&lt;/b&gt; forgets.</textarea>");
		expect(answer.html.match(/<textarea/g)).toHaveLength(1);
		expect(answer.html).not.toContain(fields.get("csrf"));
		expect(await world.db.select().from(reviews)).toEqual([]);
	},
);

it("shows it to who has signed in anew meanwhile, and does not lead them there again", async () => {
	const { browser, fields } = await typed();
	await world.db.delete(sessions);
	browser.cookies.clear();
	await browser.signIn(world, "ada@example.com");
	const { status, html } = await browser.post(FORM, fields, { Referer: SITE + FORM });
	expect(status).toBe(400);
	expect(html).toContain("never&lt;/b&gt; forgets.</textarea>");
	expect(html).not.toContain(t.signedOut);
});

it("leads back to no other site, and repeats nothing that another site or a program sent", async () => {
	const { browser, fields } = await typed();
	await world.db.delete(sessions);
	const foreign = await browser.post(FORM, fields, { Referer: "https://evil.example/x" });
	expect(foreign.html).toContain('href="/sign-in"');
	const senders: Record<string, string>[] = [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }];
	for (const headers of senders) {
		const { status, html } = await browser.post(FORM, fields, headers);
		expect([status, html.includes("forgets")]).toEqual([400, false]);
	}
});

it("shows what was typed anew alone, and nothing of what the form kept of before", async () => {
	const browser = openBrowser();
	const sent = {
		csrf: "another",
		was: '{"title":"Our first customer"}',
		title: "Our first hundred customers",
		was_tagline: "Two lines\r\nof before",
		tagline: "Two lines\nof before",
		"tag-12": "project management",
		"word-0": "Web > Project management",
		demo_video_url: "https://video.example/our-first-hundred",
		was_website: "https://acme.com/",
		website: "https://acme.com/",
		return_to: "/account",
	};
	const { html } = await browser.post(FORM, new URLSearchParams(sent), { Origin: SITE });
	expect(html).toContain("Our first hundred customers</textarea>");
	expect(html).toContain("https://video.example/our-first-hundred</textarea>");
	expect(html.match(/<textarea/g)).toHaveLength(2);
	expect(html).not.toContain("Our first customer");
});

it("gives back single words that were typed, and nothing that the page filled in or offered", async () => {
	const typed = { name: "Inkfern", email: "bo@inkfern.example", vat_number: "DE129273398", amount: "49.50", to: "crm" };
	const filled = {
		csrf: "another",
		token: "SeCrEt-of-a-link",
		version: "7",
		"version-12": "8",
		return_to: "/account",
		decision: "save",
		country: "DE",
		"category-1": "scheduling",
		was: "Inkfarn",
		needs_listing: "yes",
		title: "  ",
	};
	const sent = new URLSearchParams({ ...filled, ...typed });
	const { html } = await openBrowser().post(FORM, sent, { Origin: SITE });
	const shown = [...html.matchAll(/<textarea[^>]*>([^<]*)<\/textarea>/g)].map(([, text]) => text);
	expect(shown.toSorted()).toEqual(Object.values(typed).toSorted());
});
