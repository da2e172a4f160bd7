import { describe, expect, it } from "vitest";
import { squeeze } from "#core/web/text-fold";
import { draftExtractively } from "#drafting/drafter";
import { INVENTED_SITES } from "#drafting/fixtures/invented-sites";
import { LAYOUT_SITES } from "#drafting/fixtures/layout-sites";
import { TRICKY_SITES } from "#drafting/fixtures/tricky-sites";
import { readPage, readPages } from "#testing/pages";

const CATEGORIES = [
	{ slug: "backup", name: "Backup", description: "Copies of files, archives" },
	{ slug: "cooking", name: "Cooking", description: "Recipes and kitchens" },
];

for (const { name, url, pages, fields, founders, socials, faqs } of [
	...INVENTED_SITES,
	...TRICKY_SITES,
	...LAYOUT_SITES,
]) {
	it(`reads ${name}`, async () => {
		const read = await readPages(pages, url.replace(/\/$/, ""));
		const { draft, dropped } = draftExtractively({ url, pages: read, categories: [] });
		const drafted = Object.keys(fields).map((field) => {
			const candidate = draft.fields[field as keyof typeof draft.fields];
			return [field, candidate?.value ?? null];
		});
		expect(Object.fromEntries(drafted)).toEqual(fields);
		expect(draft.founders.map((founder) => founder.name)).toEqual(founders);
		expect(Object.keys(draft.company_socials).sort()).toEqual(socials);
		expect(draft.faqs).toHaveLength(faqs);
		// What the extractors propose, the gate lets pass: they read by the same rules.
		expect(dropped).toEqual([]);
	});
}

it("drafts sites of every host name there may be", async () => {
	const hosts = [
		"acme-backups.com",
		"a--b.co.uk",
		"127.0.0.1",
		"[::1]",
		"xn--bcher-kva.example",
		"localhost",
		"a_b.com",
	];
	for (const host of hosts) {
		const url = `https://${host}/`;
		const page = await readPage("<title>Acme</title><h1>Acme</h1><p>Acme is free.</p>", url);
		const { draft } = draftExtractively({ url, pages: [page], categories: CATEGORIES });
		expect(draft.fields.pricing_model?.value, host).toBe("free");
	}
});

describe("single parts", () => {
	const draftOf = async (html: string) => {
		const page = await readPage(html, "https://acme.com/");
		return draftExtractively({ url: "https://acme.com/", pages: [page], categories: CATEGORIES }).draft;
	};

	it("chooses categories among those of the directory by their words", async () => {
		const draft = await draftOf("<title>Acme - Backup for small teams</title><h1>Backup while you sleep</h1>");
		expect(draft.fields.categories?.value).toEqual(["Backup"]);
		const echo = await draftOf("<title>Acme - Backup for small teams</title><h1>Backup for small teams</h1>");
		expect(echo.fields.categories).toBeUndefined();
		expect((await draftOf("<h1>Kites that fly</h1>")).fields.categories).toBeUndefined();
	});

	it("keeps questions and answers word for word", async () => {
		const draft = await draftOf(
			"<h2>FAQ</h2><h3>Can I leave?</h3><p>Yes, at any time.</p><p>Your files stay yours.</p><h3>Is it safe?</h3><p>It is encrypted on your machine.</p>",
		);
		expect(draft.faqs.map(({ question, answer }) => [question, answer])).toEqual([
			["Can I leave?", "Yes, at any time.\nYour files stay yours."],
			["Is it safe?", "It is encrypted on your machine."],
		]);
	});

	it("keeps the signs that open answers, and the next question's number, out of them", async () => {
		const asked = (number: string, question: string, answer: string) =>
			`<div><span>${number}</span><button>${question} <i>+</i></button><div>+</div><div class="material-icons">expand_more</div><p>${answer}</p></div>`;
		const draft = await draftOf(
			`<h2>FAQ</h2>${asked("01", "Can I leave?", "Yes, at any time.")}${asked("02", "Is it safe?", "It is encrypted on your machine.")}${asked("03", "Who are you?", "Two florists in Ghent.")}`,
		);
		expect(draft.faqs.map(({ answer }) => answer)).toEqual([
			"Yes, at any time.",
			"It is encrypted on your machine.",
			"Two florists in Ghent.",
		]);
	});

	it("composes texts for search engines of the site's own words", async () => {
		const draft = await draftOf(
			'<title>Acme - Cloud backups</title><meta name="description" content="Acme copies your files every night. It asks nothing of you.">',
		);
		expect(draft.seo.title?.value).toBe("Acme - Cloud backups");
		expect(draft.seo.meta?.value).toBe("Acme copies your files every night. It asks nothing of you.");
	});

	it("reads a beta off its own words, and no stage off others", async () => {
		expect((await draftOf("<h1>Acme</h1><p>Acme is now in public beta</p>")).fields.stage?.value).toBe("beta");
		expect((await draftOf("<h1>Acme</h1><p>Alphabeta soup for all</p>")).fields.stage).toBeUndefined();
	});

	it("takes a video that the page embeds", async () => {
		const draft = await draftOf('<h1>Acme</h1><iframe src="https://www.youtube.com/embed/abcdefgh123"></iframe>');
		expect(draft.fields.demo_video_url?.value).toBe("https://www.youtube.com/embed/abcdefgh123");
	});

	it("quotes what it says, at the offsets that it gives", async () => {
		const page = await readPage("<h1>Acme – Cloud backups</h1><p>Plans  from $12\nper month</p>", "https://acme.com/");
		const { draft } = draftExtractively({ url: "https://acme.com/", pages: [page], categories: [] });
		const [quote] = draft.fields.pricing_model?.evidence ?? [];
		expect(quote?.quote).toBe("Plans from $12 per month");
		expect(squeeze(page.text.slice(quote?.start, quote?.end))).toBe(quote?.quote);
	});

	it("reads pages of nothing but one thing, over and over, to their end", async () => {
		for (const thing of [
			"-",
			"e.g. ",
			"Ana Ruiz Founder ",
			"founded 2011 ",
			"€ 5 a ",
			"12 St ",
			"&/",
			"a.b@",
			"’",
			"1,",
		]) {
			const many = `<p>${thing.repeat(20)}</p>`.repeat(500);
			const draft = await draftOf(`<title>${thing.repeat(40)}</title><p>${thing.repeat(20_000)}</p>${many}`);
			expect(draft.faqs).toEqual([]);
		}
	});

	it("drafts nothing from an empty page", async () => {
		const draft = await draftOf("<html></html>");
		expect(draft).toEqual({
			fields: {},
			faqs: [],
			founders: [],
			company_socials: {},
			founder_socials: {},
			story: {},
			milestones: [],
			seo: {},
		});
	});
});

it("takes no question for one that a button answers, or that heads the next part", async () => {
	const asked = "<h2>FAQ</h2><h3>Is it free?</h3><p>For one till, yes.</p><h3>Does it print?</h3><p>On any paper.</p>";
	for (const end of [
		`<section class="faq">${asked}<h3>Ready to begin?</h3><a href="/go">Try it for nothing</a></section>`,
		`<section>${asked}</section><section><h2>Ready to begin?</h2><p>Join hundreds of florists who did.</p></section>`,
	]) {
		const pages = await readPages({ "/": ["home", `<title>Acme</title><h1>Acme</h1>${end}`] });
		const { draft } = draftExtractively({ url: "https://acme.com/", pages, categories: [] });
		expect(draft.faqs.map(({ question }) => question)).toEqual(["Is it free?", "Does it print?"]);
	}
});

it("answers a question with what stands behind the sign that opens it", async () => {
	const item = (question: string, answer: string) =>
		`<div class="faq-item"><div class="faq-question">${question} <span>▼</span></div><div class="faq-answer">${answer}</div></div>`;
	const pages = await readPages({
		"/": [
			"home",
			`<title>Acme</title><h1>Acme</h1><section class="faq"><h2>FAQ</h2>${item("Is it free?", "For one till, yes.")}${item("Does it print?", "On any paper.")}</section>`,
		],
	});
	const { draft } = draftExtractively({ url: "https://acme.com/", pages, categories: [] });
	expect(draft.faqs.map(({ question, answer }) => [question, answer])).toEqual([
		["Is it free?", "For one till, yes."],
		["Does it print?", "On any paper."],
	]);
});

it("takes no paragraph that asks and calls beside a list of questions", async () => {
	const call = "<p>Do you know what you need? Two of us look at it with you.</p>";
	const asked = ["Does it print?", "Is it free?"].map(
		(one) => `<details><summary>${one}</summary><p>It is, for every florist.</p></details>`,
	);
	const questionsOf = async (parts: string) => {
		const home = `<title>Acme</title><h1>Invoices for florists</h1><h2>FAQ</h2>${parts}`;
		const pages = [await readPage(home, "https://acme.com/")];
		return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.faqs.map(
			({ question }) => question,
		);
	};
	expect(await questionsOf(call + asked.join(""))).toEqual(["Does it print?", "Is it free?"]);
	expect(await questionsOf(call + call.replace("need", "want"))).toHaveLength(2);
});

it("takes no title that asks nothing beside questions", async () => {
	const entry = (title: string, text: string) => `<div><h3>${title}</h3><p>${text}</p></div>`;
	const html = `<title>Acme</title><h1>Invoices for florists</h1><h2>FAQ</h2>${entry("Which shops may use it?", "All shops that sell flowers may use it.")}${entry("How many bills are there?", "There are as many as you write.")}<aside>${entry("Our hotline", "Talk to a florist on the phone at any time.")}</aside>`;
	const pages = await readPages({ "/": ["home", html] });
	const { faqs } = draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft;
	expect(faqs.map(({ question }) => question)).toEqual(["Which shops may use it?", "How many bills are there?"]);
});
