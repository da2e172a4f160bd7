import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPage } from "#testing/pages";

async function fieldsOf(html: string) {
	const pages = [await readPage(html, "https://acme.com/")];
	return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields;
}

const taglineOf = async (html: string) => (await fieldsOf(html)).tagline?.value;

it("takes the title's slogan rather than a heading that is the name with its kind", async () => {
	expect(await taglineOf("<title>Acme | Invoices for small flower shops</title><h1>The Acme Company</h1>")).toBe(
		"Invoices for small flower shops",
	);
});

it("does not take a word for the name that only begins like it", async () => {
	expect(await taglineOf("<title>Acme | Tools and snippets</title><h1>Easy acmeology tools</h1>")).toBe(
		"Easy acmeology tools",
	);
});

it("takes no name of a person, also where no role stands under it", async () => {
	expect(await taglineOf("<title>Acme</title><h1>Dana Whitfield</h1><p>Founder of Acme</p>")).toBeUndefined();
	expect(
		await taglineOf("<title>Acme</title><h1>Dana Whitfield</h1><p>Flowers have been with me all my life.</p>"),
	).toBeUndefined();
});

it("takes no heading of a card, and no other where main headings head cards", async () => {
	const card = (title: string) =>
		`<div class="card"><h1>${title}</h1><p>We do it for you while you sleep at home.</p></div>`;
	expect(
		await taglineOf(
			`<title>Acme</title>${card("Bills in a minute")}${card("Reminders by mail")}${card("Orders off the till")}<h1>Shops that we like</h1>`,
		),
	).toBeUndefined();
});

it("takes the title's slogan where the head says so too and knows nothing of the heading", async () => {
	const head =
		'<title>Acme — Invoices with one key</title><meta name="description" content="Acme sends invoices while you type.">';
	expect(await taglineOf(`${head}<h1>Press ALT+G<br>Done</h1>`)).toBe("Invoices with one key");
	expect(await taglineOf(`${head}<h1>Invoices for flower shops</h1>`)).toBe("Invoices for flower shops");
});

it("takes no sentence of what happened in a year", async () => {
	const head = (text: string) => `<title>Acme</title><meta name="description" content="${text}">`;
	expect(await taglineOf(head("Since January 2024 something good goes on in Ghent."))).toBeUndefined();
	expect(await taglineOf(head("Something good for flower shops."))).toBe("Something good for flower shops.");
});

it("takes no heading further down, unless it says by its name what the product is", async () => {
	expect(
		await taglineOf("<title>Acme</title><h1>Acme</h1><p>Hello</p><h2>Shops around the world</h2>"),
	).toBeUndefined();
	expect(
		await taglineOf("<title>Acme</title><h1>Acme</h1><p>Hello</p><h2>Acme is a billing service for florists</h2>"),
	).toBe("Acme is a billing service for florists");
});

it("takes no announcement of an about page, and no call among the sentences of a description", async () => {
	const head = (text: string) => `<title>Acme</title><meta name="description" content="${text}">`;
	expect(await taglineOf(head("Learn about Acme, our history and our values."))).toBeUndefined();
	for (const call of ["Meet the founder of Acme.", "Book your appointment today!"])
		expect(await taglineOf(head(`Invoices for small flower shops. ${call}`))).toBe("Invoices for small flower shops.");
});

it("takes the heading of a page about prices or the team only where it says by its name what the product is", async () => {
	const taglineAt = async (path: string, heading: string) => {
		const pages = [await readPage(`<title>Acme</title><h1>${heading}</h1>`, `https://acme.com${path}`)];
		return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields.tagline?.value;
	};
	expect(await taglineAt("/om-oss.html", "Jämtlands bilar sedan länge")).toBeUndefined();
	expect(await taglineAt("/pricing", "Predictable and without surprise")).toBeUndefined();
	expect(await taglineAt("/about", "Acme is a billing service for florists")).toBe(
		"Acme is a billing service for florists",
	);
	expect(await taglineAt("/", "Predictable and without surprise")).toBe("Predictable and without surprise");
});

it("takes the line under a heading that greets by the name", async () => {
	expect(
		await taglineOf("<title>Acme</title><h1>Bienvenue chez Acme</h1><p>Les factures des petits fleuristes</p>"),
	).toBe("Les factures des petits fleuristes");
});

it("takes no share of everybody that the page opens with", async () => {
	const { tagline, short_description } = await fieldsOf(
		"<title>Acme</title><h1>78.3% of all shops are run by one person.</h1><p>Flowers.</p>",
	);
	expect([tagline, short_description]).toEqual([undefined, undefined]);
});

it("takes no question, however long it is", async () => {
	const asked = "Still relying only on the tools that came with your till?";
	expect(await taglineOf(`<title>Acme</title><h1>${asked}</h1>`)).toBeUndefined();
});

it("takes no clock for a slogan, and no line that goes on into buttons", async () => {
	expect(await taglineOf("<title>Acme — Breathe. Stretch. Work better.</title><h1>--:-- <i>--</i></h1>")).toBe(
		"Breathe. Stretch. Work better.",
	);
	const line = 'A free torrent client<br>for every system<br><a href="/get">Download 4.0</a>';
	expect(
		await taglineOf(
			`<title>Acme</title><meta name="description" content="A free torrent client for every system"><h1>Acme</h1><p>${line}</p>`,
		),
	).toBe("A free torrent client for every system");
});

it("takes no mission of the company, nor what a template says", async () => {
	expect(await taglineOf("<title>Acme</title><h1>Our mission is to make florists rich</h1>")).toBeUndefined();
	expect(
		await taglineOf('<title>Acme</title><meta name="description" content="Web site created using create-react-app">'),
	).toBeUndefined();
});

it("takes no title of the part about the product", async () => {
	const page = (heading: string) =>
		`<title>Acme</title><main><h2>${heading}</h2><p>Acme unterstützt Floristen beim Schreiben ihrer Rechnungen.</p></main>`;
	expect(await taglineOf(page("Über das Produkt"))).toBeUndefined();
	expect(await taglineOf(page("Rechnungen für Blumenläden"))).toBe("Rechnungen für Blumenläden");
});

it("takes no name of a model for a slogan", async () => {
	const page = (heading: string) =>
		`<title>Acme Audio</title><nav><h1>Acme</h1></nav><main><span>Premium audio series</span><h2>${heading}</h2><p>Hear more of it.</p></main>`;
	expect(await taglineOf(page("Dusk Flow-X"))).toBeUndefined();
	expect(await taglineOf(page("Hear what was recorded"))).toBe("Hear what was recorded");
});

it("leaves the name out of a heading that is the title with the name before it", async () => {
	const page = (title: string, heading: string) => `<title>${title}</title><h1>${heading}</h1>`;
	expect(await taglineOf(page("Acme · Budgets for two", "Acme Budgets for two"))).toBe("Budgets for two");
	expect(await taglineOf(page("Acme · Budgets for two", "Acme makes budgets for two"))).not.toBe(
		"makes budgets for two",
	);
});

it("takes the line under the name, which the head has too, rather than the head's description", async () => {
	const line = "Bills written in the gaps of your day";
	const described = `<meta name="description" content="${line}. Made in Ghent by two florists.">`;
	expect(await taglineOf(`<title>Acme</title>${described}<h1>Acme</h1><p>${line}</p>`)).toBe(line);
});
