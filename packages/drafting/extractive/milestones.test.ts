import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPages } from "#testing/pages";

async function milestonesOf(about: string) {
	const pages = await readPages({
		"/": ["home", "<title>Acme</title><h1>Acme</h1>"],
		"/about": ["about", `<title>About | Acme</title>${about}`],
	});
	const { draft } = draftExtractively({ url: "https://acme.com/", pages, categories: [] });
	return draft.milestones.map(({ date, title }) => `${date} ${title}`);
}

it("reads timelines, by year, month or number of the month", async () => {
	const entry = (date: string, title: string) => `<h3>${date}</h3><p>${title}</p>`;
	expect(
		await milestonesOf(
			`<h2>Milestones</h2>${entry("2015", "First bill written")}${entry("March 2016", "A shop in Ghent")}${entry("2017.10", "Nine languages")}${entry("2018年3月", "A second office")}`,
		),
	).toEqual([
		"2015-01-01 First bill written",
		"2016-03-01 A shop in Ghent",
		"2017-10-01 Nine languages",
		"2018-03-01 A second office",
	]);
});

it("reads dated sentences about the company itself, each with its own quote", async () => {
	expect(
		await milestonesOf(
			"<h1>About us</h1><p>In March 2015 we opened our first shop in Ghent. It was small. Acme moved to Lyon in 2018.</p>",
		),
	).toEqual(["2015-03-01 In March 2015 we opened our first shop in Ghent.", "2018-01-01 Acme moved to Lyon in 2018."]);
});

it("reads none off plans, other people, two years at once and what nobody did", async () => {
	const said = [
		"We will open a second shop in Ghent in 2031.",
		"Petal House opened a second shop in Ghent in 2015.",
		"Between 2015 and 2018 we opened shops in nine countries.",
		"We have never opened a shop abroad since 2015.",
		"In 2015 the winter in Ghent was long and cold.",
	];
	expect(await milestonesOf(`<h1>About us</h1>${said.map((text) => `<p>${text}</p>`).join("")}`)).toEqual([]);
});

it("tells once what a timeline says in its title, its heading and its text", async () => {
	const entry = (...said: string[]) => `<h3>2015</h3>${said.map((text) => `<p>${text}</p>`).join("")}`;
	const timeline = `<h2>Milestones</h2>${entry("A shop in Ghent")}${entry("A shop in Ghent with a workshop")}${entry("A second office")}`;
	expect(await milestonesOf(timeline)).toEqual(["2015-01-01 A shop in Ghent", "2015-01-01 A second office"]);
});
