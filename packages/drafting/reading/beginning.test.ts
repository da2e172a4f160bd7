import { expect, it } from "vitest";
import { readBeginning } from "#drafting/reading/beginning";

it.each([
	["Started by Tomasz Wilk in 2021 and maintained by 40 contributors.", ["Tomasz Wilk"], 2021],
	["Fundado em 2017 no Porto por Rita Salgueiro, engenheira civil.", ["Rita Salgueiro"], 2017],
	[
		"Gegründet haben § die Geschwister Jana und Till Overbeck, nachdem ihr Klavier verschimmelt war.",
		["Till Overbeck", "Jana Overbeck"],
		null,
	],
	["§ wurde 2016 von den Brüdern Timo und Sven Lauer gegründet.", ["Sven Lauer", "Timo Lauer"], 2016],
	["Wij zijn Fenna Bos en Ids Hoekstra en begonnen § in 2019 in Leeuwarden.", ["Fenna Bos", "Ids Hoekstra"], 2019],
	["In 2022 he founded § with his cousin Hana Osman.", ["Hana Osman"], 2022],
	["§ began at a reception desk in the winter of 2019, when Ana Ruiz got tired.", [], 2019],
	["Ana Ruiz, a baker, and Jo Day, an engineer, founded § in Bonn in 2018.", ["Ana Ruiz", "Jo Day"], 2018],
	["Lena Brandt and Ole Kamp left their jobs and founded § in 2017.", ["Lena Brandt", "Ole Kamp"], 2017],
	["In 2017 two commuters, Ana Ruiz and Jo Day, got tired of it and built the first §.", ["Ana Ruiz", "Jo Day"], null],
])("%s", (sentence, people, year) => {
	expect(readBeginning(sentence)).toEqual({ people, year });
});

it.each([
	"§'s library was founded in 2012 by Ana Ruiz.",
	"The § choir was founded by Ana Ruiz.",
	"§ was started in the workshop run by Ana Ruiz.",
	"§ launched Petal House in 2012.",
	"Sprout Ventures, founded by Ana Ruiz in 2010.",
	"Ana Ruiz left and built the first § order form.",
	"Ana Ruiz, who knows the man who founded § in 2018.",
	"Founded in 2012 by Ana Ruiz, the guild counts four hundred florists.",
	"They launched § with Ana Ruiz as the first customer.",
	"§ was opened in 2019 by the mayor Ana Ruiz.",
	"Started by Ana Ruiz and continued by others, the guild has its own hall.",
	"§ began in our second shop in 2021.",
	"§ is a brand of Petal House (founded 2004), Arnhem.",
])("%s: leaves a word that might be what was begun, or by whom", (sentence) => {
	expect(readBeginning(sentence)).toBeNull();
});
