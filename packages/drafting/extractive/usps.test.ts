import { expect, it } from "vitest";
import { siteText } from "#drafting/extractive/site-text";
import { draftUsps } from "#drafting/extractive/usps";
import { readPage } from "#testing/pages";

async function uspsOf(html: string) {
	const pages = [
		await readPage(
			`<title>Acme - Invoices for florists</title><h1>Invoices for florists</h1>${html}`,
			"https://acme.com/",
		),
	];
	return draftUsps(siteText({ url: "https://acme.com/", pages }), "Acme");
}

const list = (...entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>`;
const cards = (...titles: string[]) =>
	titles
		.map(
			(title) =>
				`<div class="card"><h3>${title}</h3><p>It does for you what ${title.toLowerCase()} is made for.</p></div>`,
		)
		.join("");

it("takes the first list of reasons, and is surer of three than of two", async () => {
	const three = await uspsOf(
		`<h2>Why choose Acme?</h2>${list("Made in Ghent", "Fair to growers", "Real help")}<h2>Benefits of paper</h2>${list("It survives rain", "It has no battery", "It folds")}`,
	);
	expect(three?.value).toEqual(["Made in Ghent", "Fair to growers", "Real help"]);
	const two = await uspsOf(`<h2>Why choose Acme?</h2>${list("Made in Ghent", "Fair to growers")}`);
	expect(two?.value).toEqual(["Made in Ghent", "Fair to growers"]);
	expect(two?.score).toBeLessThan(three?.score ?? 0);
});

it("takes what somebody has of the product where no reasons are announced, and no single reason", async () => {
	const does = cards("Payment reminders", "Bank matching", "Recurring orders");
	const gains = cards("Menos llamadas", "Más orden", "Mejor seguimiento").replaceAll("card", "gain");
	expect((await uspsOf(does + gains))?.value).toEqual(["Menos llamadas", "Más orden", "Mejor seguimiento"]);
	expect(await uspsOf(`<h2>Why choose Acme?</h2>${list("Made in Ghent")}`)).toBeUndefined();
});
