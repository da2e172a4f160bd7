import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPages } from "#testing/pages";

async function draftOf(about: string) {
	const pages = await readPages({
		"/": ["home", "<title>Acme</title><h1>Acme</h1>"],
		"/about": ["about", `<title>About | Acme</title>${about}`],
	});
	return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft;
}

const BEGINNING =
	"Acme began in a garage in Ghent, where two florists had lost a week's bills. They wrote a small program for themselves.";
const BETWEEN = "In the first winter eleven neighbours asked for a copy, and each of them got one on a disk.";

it("tells how it began from the about page, though no heading says so", async () => {
	const { story } = await draftOf(
		`<h1>About us</h1><p>Acme writes the invoices of small flower shops in nine countries.</p><p>${BEGINNING}</p><p>${BETWEEN}</p><p>The company was founded a year later, when the neighbours had become three hundred.</p>`,
	);
	expect(story.story?.value).toMatch(/^Acme began in a garage.*three hundred\.$/su);
	expect(story.story?.value).not.toContain("nine countries");
	expect(story.story?.sentences).toHaveLength(4);
});

it("tells why it was begun", async () => {
	const { story } = await draftOf(
		"<h1>About us</h1><p>We built Acme because nobody else wrote the bills of florists without a fee.</p>",
	);
	expect(story.why_started?.value).toBe("We built Acme because nobody else wrote the bills of florists without a fee.");
});

it("keeps to the part with its heading where there is one", async () => {
	const { story } = await draftOf(`<h2>Our story</h2><p>${BETWEEN}</p><h2>Values</h2><p>${BEGINNING}</p>`);
	expect([story.title?.value, story.story?.value]).toEqual(["Our story", BETWEEN]);
});

it("tells no life of a person, of a customer, or of what is planned", async () => {
	const { story } = await draftOf(
		`<h1>About us</h1><h2>Team</h2><p>Dana Whitfield started her career at the harbour before she founded a school for florists.</p><h2>Our customers</h2><p>Petal House was founded in 1994 by two sisters who could not find a single rose.</p>`,
	);
	expect(story).toEqual({});
});

it("tells the story under a heading with a few words over it that announce one, and in languages of one word", async () => {
	const told = `<p>${BETWEEN}</p>`;
	const { story } = await draftOf(
		`<h1>About us</h1><div><div>Our story</div><h2>Flowers, then bills</h2>${told}</div>`,
	);
	expect(story.story?.value).toBe(BETWEEN);
	expect((await draftOf(`<h1>Acme</h1><h2>Hikayemiz</h2>${told}`)).story.story?.value).toBe(BETWEEN);
});

it("tells no story where a heading of one stands over what the product is", async () => {
	const what = "<p>Acme is a program that writes the invoices of small flower shops in nine countries.</p>";
	expect((await draftOf(`<div><div>Our story</div><h1>We write the bills</h1>${what}</div>`)).story).toEqual({});
	expect((await draftOf(`<h2>About us</h2><h3>Who we are</h3>${what}`)).story).toEqual({});
	const designed = "<p>Acme is a program designed to write the invoices of small flower shops in nine countries.</p>";
	expect((await draftOf(`<h1>Acme</h1>${designed}`)).story).toEqual({});
});
