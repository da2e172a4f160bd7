import { describe, expect, it } from "vitest";
import { emptySiteDraft, type TextField } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { gateDraft } from "#drafting/evidence-gate";
import { FETCHED_AT, readPage, readPages } from "#testing/pages";

const SITE = { url: "https://acme.com/", categories: [{ slug: "storage", name: "Storage", description: "Files" }] };

function claim(quote: string, page: ReadPage): Evidence {
	return { quote, url: page.url, start: 0, end: 0, fetched_at: "", page_hash: "" };
}

async function page(html: string): Promise<ReadPage> {
	return readPage(html, "https://acme.com/");
}

/** What the gate says to one value with one quote: the reason of its refusal, or null. */
async function refusal(field: TextField, value: string, html: string, quote: string): Promise<string | null> {
	const read = await page(html);
	const draft = { ...emptySiteDraft(), fields: { [field]: { value, evidence: [claim(quote, read)] } } };
	const { dropped } = gateDraft(draft, [read], SITE);
	return dropped.find((one) => one.field === field)?.reason ?? null;
}

describe("values whose quotes hold", () => {
	const cases: [TextField, string, string][] = [
		["name", "Acme Boats", "Welcome to Acme Boats"],
		["tagline", "Cloud backups for everyone", "Cloud backups for everyone"],
		["founded_year", "2011", "Acme was founded in 2011 in Ghent."],
		["founded_year", "1998", "Since 1998"],
		["founded_year", "2004", "Unsere Firma wurde 2004 gegründet."],
		["founded_year", "2009", "Notre société a été fondée en 2009."],
		["founded_year", "2012", "Компания основана в 2012 году."],
		["founded_year", "2015", "Est. 2015"],
		["founded_year", "2010", "Founded in 2010 by Ana Ruiz and Bo Lind, we make boats."],
		["founded_year", "2003", "The company was established in 2003."],
		["country", "DE", "Acme GmbH, Hauptstraße 5, 10115 Berlin, Deutschland"],
		["country", "US", "500 Market St, San Francisco, CA 94105"],
		["country", "GB", "14 New Road, Bath, BA1 1BE"],
		["country", "CA", "12 Water Street, Vancouver, BC V6B 1A1"],
		["country", "PL", "ul. Długa 7, 31-147 Kraków, Polska"],
		["country", "FR", "12 rue de la Paix, 75002 Paris, France"],
		["country", "NL", "Acme is based in Utrecht, the Netherlands."],
		["country", "SG", "Our Singapore HQ"],
		["city", "Berlin", "Acme GmbH, Hauptstraße 5, 10115 Berlin, Germany"],
		["contact_email", "hello@acme.com", "Write to hello@acme.com for help"],
		["pricing_model", "freemium", "The free plan is for one user; Pro costs $12 per month."],
		["pricing_model", "paid", "Plans start at €49 per month"],
		["pricing_model", "subscription", "Plans start at €49 per month"],
		["pricing_summary", "Pro: $12 per month", "Pro: $12 per month"],
		["stage", "beta", "Acme is now in public beta."],
	];
	for (const [field, value, text] of cases) {
		it(`${field} ${value} from "${text}"`, async () => {
			expect(await refusal(field, value, `<p>${text}</p>`, text)).toBeNull();
		});
	}
});

describe("values that their quotes do not hold", () => {
	const cases: [TextField, string, string][] = [
		["name", "Acme Ships", "Welcome to Acme Boats"],
		["tagline", "The best cloud backups for everyone", "Cloud backups for everyone"],
		["founded_year", "2011", "© 2011 Acme Inc. All rights reserved."],
		["founded_year", "2011", "Copyright 2005-2011 Acme"],
		["founded_year", "2011", "We raised our first round in 2011."],
		["founded_year", "2008", "Before Acme, she founded Other Corp in 2008."],
		["founded_year", "1990", "Our customer Brick House was founded in 1990 and moved to the cloud in 2014."],
		["founded_year", "2012", "Acme was founded in 2011 in Ghent."],
		["founded_year", "1985", "The Brick House company was founded in 1985."],
		["founded_year", "1997", "Hetzner was founded in 1997."],
		["founded_year", "1990", "Founded in 1990, Brick House makes bricks."],
		["founded_year", "2001", "He has used Linux since 2001."],
		["founded_year", "2014", "We have helped customers since 2014 and 2015."],
		["country", "DE", "Our servers stand with a German provider, Hetzner."],
		["country", "US", "Call +1 206 555 0100"],
		["country", "FR", "Acme GmbH, Hauptstraße 5, 10115 Berlin, Germany"],
		["country", "GB", "Customers in the United Kingdom love us"],
		["city", "Paris", "Meet us at the fair in Paris this spring"],
		["contact_email", "hello@acme.com", "Write to support@acme.com for help"],
		["pricing_model", "freemium", "Get a free demo. Pro costs $12 per month."],
		["pricing_model", "freemium", "Start your free trial, then $12 per month."],
		["pricing_model", "free", "Free shipping on all orders"],
		["pricing_model", "paid", "Save $50 on your first order"],
		["pricing_model", "paid", "We raised $5 million to build it"],
		["pricing_summary", "Pro: $15 per month", "Pro: $12 per month"],
		["short_description", "Acme is the leading backup service.", "Acme is a backup service."],
		["short_description", "Acme keeps 500 files.", "Acme keeps files."],
		["stage", "beta", "We beat the alphabet."],
		["logo_url", "https://evil.example/logo.png", "Welcome to Acme Boats"],
	];
	for (const [field, value, text] of cases) {
		it(`${field} ${value} from "${text}"`, async () => {
			expect(await refusal(field, value, `<p>${text}</p>`, text)).not.toBeNull();
		});
	}

	it("anything with a quote that is not on the page", async () => {
		expect(await refusal("name", "Acme", "<p>Something else altogether</p>", "Welcome to Acme")).toBe(
			"no quote was found in the pages",
		);
	});
});

it("cuts quotes anew instead of keeping how they were written", async () => {
	const read = await page("<p>“Backups”   for\n the rest of us – since ever</p>");
	const draft = {
		...emptySiteDraft(),
		fields: {
			tagline: {
				value: '"Backups" for the rest of us',
				evidence: [claim('"Backups" for the rest of us - since ever', read)],
			},
		},
	};
	const [quote] = gateDraft(draft, [read], SITE).draft.fields.tagline?.evidence ?? [];
	expect(quote).toEqual({
		quote: "“Backups” for the rest of us – since ever",
		url: "https://acme.com/",
		start: read.text.indexOf("“"),
		end: read.text.indexOf("ever") + 4,
		fetched_at: new Date(FETCHED_AT).toISOString(),
		page_hash: read.hash,
	});
});

it("keeps a description sentence by sentence and drops those without support", async () => {
	const read = await page("<p>Acme backs up your files every night.</p><p>It runs on Linux and macOS.</p>");
	const sentences = [
		{ text: "Acme backs up your files every night.", evidence: [claim("Acme backs up your files every night.", read)] },
		{ text: "It is trusted by 9,000 companies.", evidence: [claim("It runs on Linux and macOS.", read)] },
		{ text: "It runs on Windows.", evidence: [claim("It runs on Windows.", read)] },
	];
	const { draft, dropped } = gateDraft(
		{ ...emptySiteDraft(), fields: { description: { value: "", evidence: [], sentences } } },
		[read],
		SITE,
	);
	expect(dropped.map(({ field }) => field)).toEqual(["description"]);
	const whole = { value: sentences.map(({ text }) => text).join(" "), evidence: [], sentences };
	const kept = gateDraft({ ...emptySiteDraft(), fields: { description: whole } }, [read], SITE);
	expect(kept.draft.fields.description?.value).toBe("Acme backs up your files every night.");
	expect(kept.dropped.map(({ field }) => field)).toEqual(["description.sentences[1]", "description.sentences[2]"]);
	expect(draft.fields.description).toBeUndefined();
});

describe("lists", () => {
	it("keep the entries that stand in a quote", async () => {
		const read = await page("<ul><li>Nightly backups</li><li>End-to-end encryption</li></ul>");
		const value = ["Nightly backups", "Quantum encryption"];
		const evidence = [claim("Nightly backups", read), claim("End-to-end encryption", read)];
		const { draft } = gateDraft({ ...emptySiteDraft(), fields: { features: { value, evidence } } }, [read], SITE);
		expect(draft.fields.features?.value).toEqual(["Nightly backups"]);
	});

	it("of categories hold the directory's own names only", async () => {
		const read = await page("<title>Storage you can rely on</title><h1>Storage for your files</h1>");
		const value = ["Storage", "Spaceships"];
		const evidence = [claim("Storage you can rely on", read), claim("Storage for your files", read)];
		const { draft, dropped } = gateDraft(
			{ ...emptySiteDraft(), fields: { categories: { value, evidence } } },
			[read],
			SITE,
		);
		expect(draft.fields.categories?.value).toEqual(["Storage"]);
		expect(dropped[0]?.reason).toBe("the directory has no such category");
	});
});

describe("founders", () => {
	const founder = (name: string, evidence: Evidence[]) => ({ name, title: null, bio: null, evidence });
	const names = async (html: string, name: string, quotes: string[]) => {
		const read = await page(html);
		const draft = {
			...emptySiteDraft(),
			founders: [
				founder(
					name,
					quotes.map((quote) => claim(quote, read)),
				),
			],
		};
		return gateDraft(draft, [read], SITE).draft.founders.map((one) => one.name);
	};

	it("are named where they are called so", async () => {
		const html =
			"<div class=card><h3>Ana Ruiz Soler</h3><p>Founder &amp; CEO</p></div><div class=card><h3>Bo Lindqvist</h3><p>Engineer</p></div>";
		expect(await names(html, "Ana Ruiz Soler", ["Ana Ruiz Soler", "Founder & CEO"])).toEqual(["Ana Ruiz Soler"]);
		expect(await names(html, "Bo Lindqvist", ["Bo Lindqvist", "Founder & CEO"])).toEqual([]);
	});

	it("are not the people of testimonials", async () => {
		const html =
			"<div class=testimonials><div><p>It saved our week.</p><p>Ana Ruiz Soler, founder of Brick House</p></div></div>";
		expect(await names(html, "Ana Ruiz Soler", ["Ana Ruiz Soler, founder of Brick House"])).toEqual([]);
	});

	it("are people", async () => {
		expect(await names("<p>Our Founder is The Team</p>", "The Team", ["Our Founder is The Team"])).toEqual([]);
	});
});

describe("socials", () => {
	const social = async (href: string, value = href) => {
		const read = await page(`<footer><a href="${href}">Follow</a></footer>`);
		const draft = { ...emptySiteDraft(), company_socials: { x: { value, evidence: [claim(href, read)] } } };
		return gateDraft(draft, [read], SITE).draft.company_socials.x?.value;
	};

	it("are profiles, not links to share or to posts", async () => {
		expect(await social("https://twitter.com/acmehq")).toBe("https://twitter.com/acmehq");
		expect(await social("https://twitter.com/intent/tweet?text=hello+there")).toBeUndefined();
		expect(await social("https://twitter.com/acmehq/status/123456789")).toBeUndefined();
		expect(await social("https://twitter.com/share?url=https://acme.com")).toBeUndefined();
	});

	it("are addresses that the page links to", async () => {
		expect(await social("https://twitter.com/acmehq", "https://twitter.com/other")).toBeUndefined();
	});
});

it("takes an address at another domain only where the site gives no other", async () => {
	const contact = (body: string) => readPages({ "/": ["home", "<h1>Acme</h1>"], "/contact": ["contact", body] });
	const passes = async (body: string) => {
		const pages = await contact(body);
		const evidence = [claim("acme.boats@gmail.com", pages[1] as ReadPage)];
		const draft = { ...emptySiteDraft(), fields: { contact_email: { value: "acme.boats@gmail.com", evidence } } };
		return gateDraft(draft, pages, SITE).draft.fields.contact_email !== undefined;
	};
	expect(await passes("<p>acme.boats@gmail.com</p>")).toBe(true);
	expect(await passes("<p>acme.boats@gmail.com</p><p>info@acme.com</p>")).toBe(false);
	expect(await passes("<p>acme.boats@gmail.com</p><p>bo@brickhouse.com</p>")).toBe(false);
});
